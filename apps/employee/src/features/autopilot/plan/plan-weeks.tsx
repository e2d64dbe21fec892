import { addDays, weekdayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { IconBeach } from "@tabler/icons-react";
import { formatsOf } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { GapCard, GapRow, PlanCard, PlanRow } from "./plan-card.tsx";
import {
  awayRuns,
  dayCountOf,
  daysOf,
  keyOf,
  type Plan,
  type PlanDay,
  type PlanGap,
  type PlanItem,
  type PlanWeek,
} from "./plan-model.ts";
import { WeekHead } from "../week-head.tsx";
import classes from "./plan-weeks.module.css";

/** Calendar dates have no time zone. */
const { days: span, longDay } = formatsOf("UTC");

export interface PlanWeeksProps {
  plan: Plan;
  /** The key of the selected entry. */
  selected: string | null;
  onSelect: (one: PlanItem | PlanGap) => void;
}

const datesOf = ({ monday }: PlanWeek) => span(monday, addDays(monday, 4));

/** The first working day after the out-of-office period. */
function backOn(to: string): string {
  const next = addDays(to, 1);
  const day = weekdayOf(next);
  return longDay(day > 4 ? addDays(next, 7 - day) : next);
}

function Away({ plan }: { plan: Plan }) {
  return (
    <div className={classes.away}>
      <IconBeach size={20} stroke={1.6} aria-hidden />
      <b>{t("autopilot.plan.awayTitle")}</b>
      {plan.away !== null && <span>{t("autopilot.plan.awayText", { day: backOn(plan.away.to) })}</span>}
    </div>
  );
}

function WeekTag({ state }: PlanWeek) {
  return <Tag tone={state === "PLANNED" ? "accent" : "outline"}>{t(`autopilot.plan.${state}`)}</Tag>;
}

function Cell({ day, selected, onSelect }: Omit<PlanWeeksProps, "plan"> & { day: PlanDay }) {
  return (
    <div className={classes.cell}>
      {day.items.map((item) => (
        <PlanCard
          key={keyOf(item)}
          item={item}
          selected={selected === keyOf(item)}
          onSelect={() => onSelect(item)}
        />
      ))}
      <GapCard
        gaps={day.gaps}
        selected={day.gaps.some((gap) => keyOf(gap) === selected)}
        onSelect={onSelect}
      />
    </div>
  );
}

/** Four weeks as a calendar of working days. */
export function PlanGrid({ plan, selected, onSelect }: PlanWeeksProps) {
  return (
    <table className={classes.grid} aria-label={t("autopilot.plan.label")}>
      <WeekHead names="weekdayShort" days={dayCountOf(plan)} />
      <tbody>
        {plan.weeks.map((week) => (
          <tr key={week.monday}>
            <th scope="row">
              <span className={classes.number}>{t("autopilot.plan.week", { number: week.weekNumber })}</span>
              <span className={classes.dates}>{datesOf(week)}</span>
              <WeekTag {...week} />
            </th>
            {awayRuns(daysOf(plan, week)).map((day) => (
              <td
                key={day.date}
                colSpan={day.span}
                className={day.date < plan.today ? classes.past : undefined}
              >
                {day.away && day.items.length === 0 ? (
                  <Away plan={plan} />
                ) : (
                  <Cell day={day} selected={selected} onSelect={onSelect} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AgendaWeek({ plan, week, selected, onSelect }: PlanWeeksProps & { week: PlanWeek }) {
  const days = awayRuns(daysOf(plan, week)).filter(
    ({ items, gaps, away }) => items.length > 0 || gaps.length > 0 || away,
  );
  return (
    <section className={classes.week} aria-label={t("autopilot.plan.week", { number: week.weekNumber })}>
      <div className={classes.weekHead}>
        <h2>
          {t("autopilot.plan.week", { number: week.weekNumber })} <span>{datesOf(week)}</span>
        </h2>
        <WeekTag {...week} />
      </div>
      {days.length === 0 && <p className={classes.none}>{t("autopilot.plan.emptyWeek")}</p>}
      {days.map((day) =>
        day.away && day.items.length === 0 ? (
          <Away key={day.date} plan={plan} />
        ) : (
          <div key={day.date}>
            <h3 className={classes.dayName}>{longDay(day.date)}</h3>
            {day.items.map((item) => (
              <PlanRow
                key={keyOf(item)}
                item={item}
                selected={selected === keyOf(item)}
                onSelect={() => onSelect(item)}
              />
            ))}
            <GapRow
              gaps={day.gaps}
              selected={day.gaps.some((gap) => keyOf(gap) === selected)}
              onSelect={onSelect}
            />
          </div>
        ),
      )}
    </section>
  );
}

/** The same on a phone: weeks as an agenda, without empty days. */
export function PlanAgenda(props: PlanWeeksProps) {
  return (
    <section aria-label={t("autopilot.plan.label")}>
      {props.plan.weeks.map((week) => (
        <AgendaWeek key={week.monday} {...props} week={week} />
      ))}
    </section>
  );
}
