import { isAlarming } from "@polyphon/rules/editorial/work/week-plan.ts";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { EicFigures } from "./eic-figures.ts";
import classes from "./eic.module.css";

/** How far each writer is this week, and how much of the month was returned. */
export function WriterTargets({ writers, week }: { writers: EicFigures["writers"]; week: number }) {
  const { text } = useText();
  return (
    <Card
      title={`${text("editorial.dashboard.writers")} ${text("editorial.queues.calendarWeek", { week })}`}
      divided
      aside={
        <AppLink optional href={screenHref("/admin/all_writers_work", {})}>
          {text("editorial.dashboard.allWriters")}
        </AppLink>
      }
    >
      {writers.length === 0 && <p className={classes.quiet}>{text("editorial.dashboard.noWriters")}</p>}
      <ul className={classes.list}>
        {writers.map(({ id, name, target, submitted, judged, rejected }) => {
          const share = judged === 0 ? 0 : Math.round((rejected / judged) * 100);
          const done = target === null || target === 0 ? 0 : Math.min(1, submitted / target);
          return (
            <li key={id} className={classes.writer}>
              <span className={classes.writerName}>{name}</span>
              <span className={classes.number}>
                {target === null
                  ? text("editorial.dashboard.noTarget", { count: submitted })
                  : text("editorial.dashboard.writerLine", { count: submitted, target })}
              </span>
              <span className={isAlarming({ judged, rejected }) ? classes.bad : classes.quiet}>
                {text("editorial.dashboard.backShare", { percent: share })}
              </span>
              <span className={classes.track} aria-hidden>
                <span style={{ width: `${done * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function ReasonBars({ reasons }: { reasons: EicFigures["reasons"] }) {
  const { text, language } = useText();
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  return (
    <Card title={text("editorial.dashboard.reasons")} divided>
      {reasons.length === 0 && <p className={classes.quiet}>{text("editorial.dashboard.noReasons")}</p>}
      <ul className={classes.list}>
        {reasons.map(({ kind, count }) => (
          <li key={kind} className={classes.reason}>
            <span>{text(`content.rework.kinds.${kind}`)}</span>
            <span className={classes.reasonTrack} aria-hidden>
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={classes.number}>{count.toLocaleString(language)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
