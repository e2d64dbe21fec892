import { Button } from "@mantine/core";
import { setPoster } from "@polyphon/contract/media/media.contract.ts";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { pictureWords } from "@polyphon/rules/media/picture-words.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { IconFrame, IconPhotoPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { sendPicture } from "./send-picture.ts";
import { useText } from "../text/use-text.ts";
import { drawFrame } from "./draw-frame.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import classes from "./file-upload.module.css";

interface PosterProps {
  readonly file: UploadedFile;
  readonly onChange: (file: UploadedFile) => void;
}

const look = { size: 16, stroke: 1.7, "aria-hidden": true } as const;

/** Sends a picture and makes it the thumbnail of the file. */
function usePoster({ file, onChange }: PosterProps) {
  const call = useApi();
  const { text } = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    stop.current = control;
    return () => control.abort();
  }, []);

  const use = async (picture: File | null) => {
    if (!picture) return setProblem(text("media.poster.noFrame"));
    const { signal } = stop.current;
    setBusy(true);
    setProblem(null);
    try {
      const watch = { signal, onProgress: () => undefined, onSent: () => undefined };
      const sent = await sendPicture(picture, "poster", { call, text, ...watch });
      if ("refused" in sent) setProblem(sent.refused);
      else {
        const media = await call(setPoster, { id: file.id, pictureId: sent.id }, { signal });
        onChange({ ...file, posterUrl: media.url });
      }
    } catch {
      if (!signal.aborted) setProblem(text("media.poster.failed"));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, use };
}

/** The thumbnail of a film: a frame drawn by the browser, or an uploaded picture. */
export function Poster(props: PosterProps) {
  const { file } = props;
  const { text } = useText();
  const { busy, problem, use } = usePoster(props);
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isVideo = file.kind === "VIDEO";
  const none = text(isVideo ? "media.poster.none" : "media.poster.noneOfDocument");
  return (
    <section className={classes.poster} aria-label={text("media.poster.title")}>
      <h3 className={classes.posterTitle}>{text("media.poster.title")}</h3>
      <div className={classes.posterLine}>
        {file.posterUrl !== null && (
          <img className={classes.thumb} src={file.posterUrl} alt={text("media.poster.title")} />
        )}
        {isVideo && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- shown to choose a frame; captions come with the file
          <video
            ref={video}
            className={classes.film}
            src={file.url}
            aria-label={file.fileName}
            preload="metadata"
            controls
            muted
            playsInline
          />
        )}
      </div>
      <div className={classes.posterTools}>
        {isVideo && (
          <Button
            variant="default"
            size="xs"
            disabled={busy}
            leftSection={<IconFrame {...look} />}
            onClick={() => {
              if (video.current) void drawFrame(video.current).then(use);
            }}
          >
            {text("media.poster.frame")}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          disabled={busy}
          leftSection={<IconPhotoPlus {...look} />}
          onClick={() => picker.current?.click()}
        >
          {text("media.poster.choose")}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={text("media.poster.choose")}
          accept={pictureUses.poster.types.join(",")}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            event.currentTarget.value = "";
            if (chosen) void use(chosen);
          }}
        />
      </div>
      <output className={classes.note}>
        {busy
          ? text("media.poster.busy")
          : file.posterUrl === null
            ? none
            : text("media.poster.hint", pictureWords(pictureUses.poster))}
      </output>
      {problem !== null && (
        <p className={classes.bad} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
