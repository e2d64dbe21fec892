import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../autopilot.module.css";

export interface ShareTime {
  readonly minute: number;
  readonly count: number;
}

const step = 30;
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Every half hour from the first full hour with a share to the last, the empty ones too. */
function columnsOf(times: readonly ShareTime[]): ShareTime[] {
  const minutes = times.map(({ minute }) => minute);
  const first = Math.floor(Math.min(...minutes) / 60) * 60;
  const last = Math.ceil((Math.max(...minutes) + step) / 60) * 60;
  return Array.from({ length: (last - first) / step }, (_, at) => {
    const minute = first + at * step;
    return { minute, count: times.find((one) => one.minute === minute)?.count ?? 0 };
  });
}

/** Planned shares over the day as columns, and the same as a table for screen readers. */
export function ShareTimes({ times, label }: { times: readonly ShareTime[]; label: string }) {
  const { text, language } = useText();
  const columns = columnsOf(times);
  const most = Math.max(...columns.map(({ count }) => count));
  return (
    <figure className={classes.times}>
      <div className={classes.columns} aria-hidden>
        {columns.map(({ minute, count }) => (
          <span key={minute} className={classes.column} title={`${clock(minute)}: ${count}`}>
            <span style={{ height: `${(count / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        {columns
          .filter(({ minute }) => minute % 120 === 0)
          .map(({ minute }) => (
            <span
              key={minute}
              style={{ left: `${((minute - (columns[0]?.minute ?? 0)) / (columns.length * step)) * 100}%` }}
            >
              {clock(minute)}
            </span>
          ))}
      </div>
      <figcaption className={classes.quiet}>{label}</figcaption>
      <VisuallyHidden component="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{text("autopilot.run.time")}</th>
              <th scope="col">{text("autopilot.run.shares")}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ minute, count }) => (
              <tr key={minute}>
                <th scope="row">{clock(minute)}</th>
                <td>{count.toLocaleString(language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
