import type { Voice } from "@polyphon/contract/content/content.ts";
import { CheckBox } from "@polyphon/ui/input/choice/check-box.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { ReturnNote } from "../../../../shared/posts/return-note.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "./rework-note.module.css";
import { useRework } from "./rework-context.tsx";

/** Beside a voice that was returned: why, and a mark of the writer's own that it is done. */
export function ReworkNote({ voice }: { voice: Voice }) {
  const { text } = useText();
  const rework = useRework();
  if (!rework?.step.voices.includes(voice)) return null;
  return (
    <div className={classes.note}>
      <ReturnNote step={rework.step}>
        <CheckBox checked={rework.done.includes(voice)} onChange={(on) => rework.tick(voice, on)}>
          <span aria-hidden>{text("content.rework.done")}</span>
          <VisuallyHidden>
            {text("content.rework.doneOf", { voice: text(`content.voices.${voice}`) })}
          </VisuallyHidden>
        </CheckBox>
      </ReturnNote>
    </div>
  );
}

/** How many of the returned voices are ticked off. */
export function ReworkProgress() {
  const { text } = useText();
  const rework = useRework();
  if (!rework) return null;
  const { voices } = rework.step;
  const done = voices.filter((voice) => rework.done.includes(voice)).length;
  return <span>{text("content.rework.progress", { done, all: voices.length })}</span>;
}
