import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useText } from "../text/use-text.ts";
import classes from "./switches.module.css";
import { ReleaseEffect } from "./release-effect.tsx";
import { countText, type SwitchTarget } from "./switch-target.ts";
import type { ReadPreview } from "./use-preview.ts";

export interface TurnEffectProps {
  target: SwitchTarget;
  stop: boolean;
  preview: ReadPreview;
}

/** What the press does, in figures. */
export function TurnEffect({ target, stop, preview }: TurnEffectProps) {
  const { text, language } = useText();
  const { data, dataUpdatedAt, isError } = preview;
  if (target.scope === "cron")
    return <p className={classes.words}>{text(stop ? "shell.turn.cronStop" : "shell.turn.cronStart")}</p>;
  const stopWords = target.scope === "post" ? "shell.turn.killText" : "shell.turn.stopText";
  return (
    <div className={classes.words} aria-live="polite">
      <p>{text(stop ? stopWords : "shell.turn.releaseText")}</p>
      {data === undefined && !isError && <SkeletonRows label={text("shell.frame.loading")} rows={1} />}
      {data !== undefined && !stop && <ReleaseEffect preview={data} at={dataUpdatedAt} />}
      {data !== undefined && stop && data.planned === null && <p>{text("shell.turn.withheld")}</p>}
      {data !== undefined && stop && data.planned !== null && (
        <FormattedText>
          {text("shell.turn.stopPlanned", { count: countText(data.planned, text, language) })}
        </FormattedText>
      )}
    </div>
  );
}
