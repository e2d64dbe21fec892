import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../operations.module.css";
import { ReleaseEffect } from "./release-effect.tsx";
import { countText, type SwitchTarget } from "../switch-model.ts";
import { usePreview } from "./use-preview.ts";

export function TurnEffect({ target, stop }: { target: SwitchTarget; stop: boolean }) {
  const { text, language } = useText();
  const { data, dataUpdatedAt, error, isError, refetch } = usePreview(target);
  if (target.scope === "cron")
    return (
      <p className={classes.words}>{text(stop ? "operations.turn.cronStop" : "operations.turn.cronStart")}</p>
    );
  const stopWords = target.scope === "post" ? "operations.turn.killText" : "operations.turn.stopText";
  return (
    <div className={classes.words} aria-live="polite">
      <p>{text(stop ? stopWords : "operations.turn.releaseText")}</p>
      {data === undefined && !isError && <SkeletonRows label={text("shell.frame.loading")} rows={1} />}
      {isError && data === undefined && (
        <LoadFailed compact title={text("kit.failed.title")} error={error} onAgain={() => void refetch()} />
      )}
      {data !== undefined && !stop && <ReleaseEffect preview={data} at={dataUpdatedAt} />}
      {data !== undefined && stop && (
        <FormattedText>
          {text("operations.turn.stopPlanned", { count: countText(data.planned, text, language) })}
        </FormattedText>
      )}
    </div>
  );
}
