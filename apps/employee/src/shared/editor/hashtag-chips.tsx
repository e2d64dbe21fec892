import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { t } from "../text/text.ts";
import classes from "./hashtag-chips.module.css";

export interface HashtagChipsProps {
  offered: readonly string[];
  onAdd: (hashtag: string) => void;
  /** Takes the focus when the last chip is used. */
  area: React.RefObject<HTMLTextAreaElement | null>;
}

/** One press adds a hashtag; the focus goes on to the chip that takes its place, so that several can be added. */
export function HashtagChips({ offered, onAdd, area }: HashtagChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef<number | null>(null);
  const [added, setAdded] = useState("");
  useLayoutEffect(() => {
    const at = pressed.current;
    if (at === null) return;
    pressed.current = null;
    const chips = row.current?.querySelectorAll("button") ?? [];
    (chips[Math.min(at, chips.length - 1)] ?? area.current)?.focus();
  });
  return (
    <>
      {offered.length > 0 && (
        <fieldset ref={row} className={classes.row} aria-label={t("sharing.editor.hashtags.suggested")}>
          {offered.map((hashtag, at) => (
            <button
              key={hashtag}
              type="button"
              className={classes.chip}
              aria-label={t("sharing.editor.hashtags.add", { hashtag })}
              onClick={() => {
                pressed.current = at;
                setAdded(hashtag);
                onAdd(hashtag);
              }}
            >
              {hashtag}
            </button>
          ))}
        </fieldset>
      )}
      <VisuallyHidden component="output">
        {added === "" ? "" : t("sharing.editor.hashtags.added", { hashtag: added })}
      </VisuallyHidden>
    </>
  );
}
