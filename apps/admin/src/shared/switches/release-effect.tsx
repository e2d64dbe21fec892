import { limits } from "@polyphon/contract/limits.ts";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import { formatClock } from "../time/format-time.ts";
import { useText } from "../text/use-text.ts";
import classes from "./switches.module.css";
import type { Preview } from "./use-preview.ts";

const minutes = limits.share.releasePartMinutes;

/** The hour after a release as a chart: how many shares would be sent in each part. */
function Spread({ spread, at }: Pick<Preview, "spread"> & { at: number }) {
  const { text, language } = useText();
  const most = Math.max(...spread);
  const clock = (after: number) => formatClock(new Date(at + after * 60_000));
  const parts = spread.map((count, part) => ({ count, from: part * minutes }));
  return (
    <figure className={classes.spread}>
      <div className={classes.spreadBars} aria-hidden>
        {parts.map(({ count, from }) => (
          <span key={from} style={{ height: `${(100 * count) / most}%` }} />
        ))}
      </div>
      <figcaption className={classes.spreadWords}>
        <span>{clock(0)}</span>
        <span>
          {text("shell.turn.perPart", {
            count: most.toLocaleString(language),
            minutes: String(minutes),
          })}
        </span>
        <span>{clock(spread.length * minutes)}</span>
      </figcaption>
    </figure>
  );
}

/** What a release would do with the held shares; `at` is the time of the server's answer. */
export function ReleaseEffect({ preview, at }: { preview: Preview; at: number }) {
  const { text, language } = useText();
  const lines = [
    { key: "goOut", tone: "ok", value: preview.goOut },
    { key: "later", tone: "info", value: preview.later },
    { key: "tooOld", tone: "warn", value: preview.tooOld },
    { key: "stays", tone: "warn", value: preview.stays },
  ] as const;
  if (preview.goOut === null) return <p className={classes.quiet}>{text("shell.turn.withheld")}</p>;
  const shown = lines.flatMap(({ value, ...line }) =>
    value !== null && value > 0 ? [{ ...line, value }] : [],
  );
  if (shown.length === 0) return <p className={classes.quiet}>{text("shell.turn.noneHeld")}</p>;
  return (
    <>
      {preview.spread.some((count) => count > 0) && <Spread spread={preview.spread} at={at} />}
      <ul className={classes.effects}>
        {shown.map(({ key, tone, value }) => (
          <li key={key} data-tone={tone}>
            <FormattedText>
              {text(`shell.turn.${key}`, {
                count: value.toLocaleString(language),
                hours: String(preview.graceHours),
              })}
            </FormattedText>
          </li>
        ))}
      </ul>
    </>
  );
}
