import { ActionIcon } from "@mantine/core";
import { fileUses, type FileUse } from "@polyphon/contract/media/file-uses.ts";
import { fileWords } from "@polyphon/rules/media/judge-file.ts";
import { type DroppedFile, FileDrop } from "@polyphon/ui/input/file-drop.tsx";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useEffect } from "react";
import type { Media } from "./upload-picture.ts";
import { useText } from "../text/use-text.ts";
import classes from "./file-upload.module.css";
import { formatBytes, formatLength } from "./format-bytes.ts";
import { Poster } from "./poster.tsx";
import type { UploadedFile } from "./uploaded-file.ts";
import { type FileOnItsWay, useFileUpload } from "./use-file-upload.ts";

interface FileUploadProps {
  readonly kind: UploadedFile["kind"];
  readonly file: UploadedFile | null;
  readonly onChange: (file: UploadedFile | null) => void;
  /** A form should not be saved during an upload. */
  readonly onBusy?: (busy: boolean) => void;
  readonly error?: string | undefined;
}

const uses = { VIDEO: "video", DOCUMENT: "document" } as const satisfies Record<
  UploadedFile["kind"],
  FileUse
>;
const look = { size: 16, stroke: 1.8, "aria-hidden": true } as const;

function fileOf(media: Media, kind: UploadedFile["kind"]): UploadedFile {
  const { id, fileName, bytes, pages, seconds, fileUrl, url } = media;
  return { id, kind, fileName, bytes: bytes ?? 0, pages, seconds, url: fileUrl ?? "", posterUrl: url };
}

function useRowOf(use: FileUse, pause: () => void, resume: () => void) {
  const { text, language } = useText();
  const words = fileWords(fileUses[use]);
  const button = (label: string, onClick: () => void, Icon: typeof IconPlayerPause) => (
    <ActionIcon variant="subtle" size={32} aria-label={label} onClick={onClick}>
      <Icon {...look} />
    </ActionIcon>
  );
  return ({ name, bytes, state, share, reason }: FileOnItsWay): DroppedFile => {
    const percent = Math.floor(share * 100);
    const going = { key: name, name, progress: share, state: "sending" } as const;
    const onward = button(text("media.resume"), resume, IconPlayerPlay);
    switch (state) {
      case "sending": {
        const [sent, all] = [share * bytes, bytes].map((size) => formatBytes(size, language));
        const stateText = text("media.sending", { sent: sent ?? "", all: all ?? "", percent });
        return { ...going, stateText, action: button(text("media.pause"), pause, IconPlayerPause) };
      }
      case "paused":
        return { ...going, stateText: text("media.paused", { percent }), action: onward };
      case "waiting":
        return { ...going, stateText: text("media.waiting", { percent }) };
      case "checking":
        return { key: name, name, state: "sending", stateText: text("media.checking") };
      case "failed":
        return {
          ...going,
          state: "failed",
          stateText: "",
          error: text("media.failed", { percent }),
          action: onward,
        };
      case "refused": {
        const error = text(`fileReason.${reason ?? "unreadable"}`, words);
        return { key: name, name, state: "failed", stateText: formatBytes(bytes, language), error };
      }
    }
  };
}

function doneRow(file: UploadedFile, { text, language }: ReturnType<typeof useText>): DroppedFile {
  const facts = [
    formatBytes(file.bytes, language),
    ...(file.pages === null ? [] : [text("media.pages", { count: file.pages })]),
    ...(file.seconds === null ? [] : [formatLength(file.seconds)]),
  ];
  return { key: file.fileName, name: file.fileName, state: "done", stateText: facts.join(" · ") };
}

/** Takes one video or document: checked before it is sent, sent in parts that survive a lost connection, checked again. */
export function FileUpload({ kind, file, onChange, onBusy, error }: FileUploadProps) {
  const use = uses[kind];
  const texts = useText();
  const { text } = texts;
  const upload = useFileUpload(use, (media) => onChange(fileOf(media, kind)));
  const rowOf = useRowOf(use, upload.pause, upload.resume);
  const { now } = upload;
  const busy = now !== null && now.state !== "refused";
  useEffect(() => {
    onBusy?.(busy);
  }, [busy, onBusy]);
  const rows = now ? [rowOf(now)] : file ? [doneRow(file, texts)] : [];
  return (
    <div className={classes.upload}>
      <FileDrop
        label={text(`media.${use}.label`)}
        dropText={text(`media.${use}.drop`)}
        buttonLabel={text(file ? `media.${use}.other` : `media.${use}.choose`)}
        hint={text(`media.${use}.rule`, fileWords(fileUses[use]))}
        accept={fileUses[use].extensions.map((one) => `.${one}`).join(",")}
        error={error}
        onFiles={([chosen]) => {
          if (chosen) upload.send(chosen);
        }}
        files={rows}
        onRemove={() => {
          if (now) upload.drop();
          else onChange(null);
        }}
        removeLabel={(name) => text("media.remove", { name })}
      />
      {file && !busy && <Poster key={file.id} file={file} onChange={onChange} />}
    </div>
  );
}
