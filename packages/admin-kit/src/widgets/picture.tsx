import { Button } from "@mantine/core";
import type { ShownPicture } from "@polyphon/contract/kit/resource/resource-field.ts";
import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { type DroppedFile, FileDrop } from "@polyphon/ui/input/file-drop.tsx";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { pictureRuleText } from "./picture-rule-text.ts";
import type { CellProps, Widget, WidgetProps } from "./widget.ts";
import classes from "./widgets.module.css";

type Sending =
  | { readonly name: string; readonly state: "sending"; readonly share: number }
  | { readonly name: string; readonly state: "checking" | "broken" }
  | { readonly name: string; readonly state: "refused"; readonly why: string };

function pictureOf(value: unknown): ShownPicture | null {
  return typeof value === "object" && value !== null && "url" in value ? (value as ShownPicture) : null;
}

/** Uploads a file and reports progress; after a removal its result is ignored. */
function useUpload({ field, onChange, onBusy }: WidgetProps) {
  const { uploadPicture } = useKit();
  const [sending, setSending] = useState<Sending | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { picture: use } = field;
  if (use === undefined) throw new Error("a picture that does not say what it is for");

  const end = (last: Sending | null) => {
    setSending(last);
    onBusy?.(false);
  };
  const send = async (file: File) => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { name } = file;
    const watch = (state: Sending) => {
      if (!control.signal.aborted) setSending(state);
    };
    onBusy?.(true);
    watch({ name, state: "sending", share: 0 });
    try {
      const answer = await uploadPicture(file, use, {
        signal: control.signal,
        onProgress: (share) => watch({ name, state: "sending", share }),
        onSent: () => watch({ name, state: "checking" }),
      });
      if (control.signal.aborted) return;
      if ("refused" in answer) return end({ name, state: "refused", why: answer.refused });
      onChange(answer);
      end(null);
    } catch {
      // A removed file is not a failure; any other can be chosen again.
      if (!control.signal.aborted) end({ name, state: "broken" });
    }
  };
  const drop = () => {
    stop.current?.abort();
    end(null);
  };
  return { use, sending, send, drop };
}

function PictureField(props: WidgetProps) {
  const { label, help, error, required, value, onChange } = props;
  const kit = useKit();
  const { use, sending, send, drop } = useUpload(props);
  const picture = pictureOf(value);
  const rule = pictureRuleText(pictureUses[use], kit);

  const fileOf = (now: Sending): DroppedFile => {
    const { name, state } = now;
    switch (state) {
      case "sending": {
        const percent = Math.round(now.share * 100);
        return {
          key: name,
          name,
          state,
          progress: now.share,
          stateText: kit.text("kit.picture.sending", { percent }),
        };
      }
      case "checking":
        return { key: name, name, state: "sending", stateText: kit.text("kit.picture.checking") };
      case "broken":
        return { key: name, name, state: "failed", stateText: "", error: kit.text("kit.picture.broken") };
      case "refused":
        return { key: name, name, state: "failed", stateText: "", error: now.why };
    }
  };
  return (
    <div>
      <FileDrop
        label={label}
        dropText={kit.text("kit.picture.drop")}
        buttonLabel={kit.text(picture ? "kit.picture.other" : "kit.picture.choose")}
        hint={help === undefined ? rule : `${help} ${rule}`}
        accept={pictureUses[use].types.join(",")}
        error={error}
        required={required}
        onFiles={([file]) => {
          if (file) void send(file);
        }}
        files={sending ? [fileOf(sending)] : []}
        onRemove={drop}
        removeLabel={(name) => kit.text("kit.picture.dropFile", { name })}
      />
      {picture && (
        <div className={classes.picture}>
          <img src={picture.url} alt={label} />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {kit.text("kit.picture.remove", { field: label })}
          </Button>
        </div>
      )}
    </div>
  );
}

function PictureCell({ value }: CellProps) {
  const picture = pictureOf(value);
  return picture && <img className={classes.thumb} src={picture.url} alt="" loading="lazy" />;
}

export const picture: Widget = {
  Input: PictureField,
  Cell: PictureCell,
  empty: null,
  send: (value) => pictureOf(value)?.id ?? null,
};
