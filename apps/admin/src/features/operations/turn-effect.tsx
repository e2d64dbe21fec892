import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { previewPostSwitch, previewSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { useText } from "../../shared/use-text.ts";
import classes from "./operations.module.css";
import { countText, type SwitchTarget } from "./switch-model.ts";

type Preview = OutputOf<typeof previewSwitch>;

/** Somebody decides on these figures, so those of an earlier dialog are never shown. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** Shares are looked up under the right of the screen that asks: posts have one of their own. */
function usePreview({ scope, key }: SwitchTarget) {
  const ofPost = scope === "post";
  const plain = useEndpoint(
    previewSwitch,
    { scope: scope === "post" || scope === "cron" ? "all" : scope, key },
    { ...fresh, enabled: !ofPost && scope !== "cron" },
  );
  const post = useEndpoint(previewPostSwitch, { postId: ofPost ? key : 0 }, { ...fresh, enabled: ofPost });
  return ofPost ? post : plain;
}

function ReleaseEffect({ preview }: { preview: Preview }) {
  const { text, language } = useText();
  const lines = [
    { key: "goOut", tone: "ok", value: preview.goOut },
    { key: "later", tone: "info", value: preview.later },
    { key: "tooOld", tone: "warn", value: preview.tooOld },
  ] as const;
  const told = lines.filter(({ value }) => value > 0);
  if (told.length === 0) return <p className={classes.quiet}>{text("operations.turn.noneHeld")}</p>;
  return (
    <ul className={classes.effects}>
      {told.map(({ key, tone, value }) => (
        <li key={key} data-tone={tone}>
          <FormattedText>
            {text(`operations.turn.${key}`, { count: value.toLocaleString(language) })}
          </FormattedText>
        </li>
      ))}
    </ul>
  );
}

export function TurnEffect({ target, stop }: { target: SwitchTarget; stop: boolean }) {
  const { text, language } = useText();
  const { data, error, isError, refetch } = usePreview(target);
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
      {data !== undefined && !stop && <ReleaseEffect preview={data} />}
      {data !== undefined && stop && (
        <FormattedText>
          {text("operations.turn.stopPlanned", { count: countText(data.planned, text, language) })}
        </FormattedText>
      )}
    </div>
  );
}
