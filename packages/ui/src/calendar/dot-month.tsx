import type { CalendarDay, CalendarWeekday } from "./calendar-model.ts";
import classes from "./dot-month.module.css";

export interface DotMonthProps {
  label: string;
  weeks: readonly (readonly CalendarDay[])[];
  weekdays: readonly CalendarWeekday[];
  value: string;
  onChange: (date: string) => void;
}

const shown = 3;

/** A month for a small screen: dots say that something is there, the agenda below says what. */
export function DotMonth({ label, weeks, weekdays, value, onChange }: DotMonthProps) {
  return (
    <table className={classes.month} aria-label={label}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" className={classes.weekday}>
              <abbr title={long}>{short.slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date} className={classes.cell} aria-current={day.today ? "date" : undefined}>
                <button
                  type="button"
                  className={classes.day}
                  data-outside={day.outside || undefined}
                  data-today={day.today || undefined}
                  aria-pressed={day.date === value}
                  aria-label={day.spoken}
                  onClick={() => onChange(day.date)}
                >
                  <span>{day.label}</span>
                  <span className={classes.dots} aria-hidden>
                    {day.entries.slice(0, shown).map(({ key, tone }) => (
                      <i key={key} data-tone={tone} />
                    ))}
                  </span>
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
