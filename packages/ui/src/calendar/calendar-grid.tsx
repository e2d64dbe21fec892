import { IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import type { CalendarDay, CalendarEntry, CalendarWeekday, CarryWords } from "./calendar-model.ts";
import classes from "./calendar-grid.module.css";
import { EntryBox } from "./entry/entry-box.tsx";
import { useCarry, type Carry } from "./entry/use-carry.ts";
import { VisuallyHidden } from "../text/visually-hidden.ts";

export interface CalendarGridProps {
  /** "November 2026" */
  label: string;
  weeks: readonly (readonly CalendarDay[])[];
  weekdays: readonly CalendarWeekday[];
  /** How many entries a day shows before "2 more"; all without it. */
  perDay?: number | undefined;
  moreLabel: (count: number) => string;
  words: CarryWords;
  onOpen: (entry: CalendarEntry) => void;
  /** The whole day was selected. */
  onDay: (date: string) => void;
  onMove: (entry: CalendarEntry, date: string) => void;
  /** Something new can begin on an empty day that is still open. */
  add?: { label: (day: CalendarDay) => string; onAdd: (date: string) => void } | undefined;
}

interface DayCellProps extends Pick<CalendarGridProps, "perDay" | "moreLabel" | "onOpen" | "onDay" | "add"> {
  day: CalendarDay;
  weekend: boolean;
  carry: Carry;
  hintId: string;
}

function DayCell({ day, weekend, carry, hintId, perDay, moreLabel, onOpen, onDay, add }: DayCellProps) {
  // "1 more" takes the room of the one it replaces.
  const room = perDay === undefined || day.entries.length <= perDay ? day.entries.length : perDay - 1;
  const more = day.entries.length - room + day.hidden;
  return (
    <td
      className={classes.day}
      data-date={day.date}
      data-outside={day.outside || undefined}
      data-weekend={weekend || undefined}
      data-target={(carry.key !== null && carry.target === day.date && day.open) || undefined}
      aria-current={day.today ? "date" : undefined}
      onDragOver={(event) => {
        if (carry.key === null || !day.open) return;
        event.preventDefault();
        if (carry.target !== day.date) carry.hover(day);
      }}
      onDrop={(event) => {
        event.preventDefault();
        carry.drop(day);
      }}
    >
      <button
        type="button"
        className={classes.number}
        data-today={day.today || undefined}
        aria-label={day.spoken}
        onClick={() => onDay(day.date)}
      >
        {day.label}
      </button>
      {day.entries.length > 0 && (
        <ul className={classes.entries}>
          {day.entries.slice(0, room).map((entry) => (
            <li key={entry.key}>
              <EntryBox entry={entry} carry={carry} hintId={hintId} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {add !== undefined && day.open && day.entries.length === 0 && more === 0 && (
        <button
          type="button"
          className={classes.add}
          aria-label={add.label(day)}
          title={add.label(day)}
          aria-haspopup="dialog"
          onClick={() => add.onAdd(day.date)}
        >
          <IconPlus size={18} stroke={1.8} aria-hidden />
        </button>
      )}
      {more > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={`${moreLabel(more)}: ${day.spoken}`}
          onClick={() => onDay(day.date)}
        >
          {moreLabel(more)}
        </button>
      )}
    </td>
  );
}

/** Weeks as rows, with the entries on their days; weekends take half the width. */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, weeks, weekdays, words, onMove } = props;
  const hintId = useId();
  const carry = useCarry(weeks.flat(), words, onMove);
  return (
    <div className={classes.frame}>
      <table className={classes.grid} aria-label={label} data-weeks={weeks.length}>
        <colgroup>
          {weekdays.map(({ long, weekend }) => (
            <col key={long} className={weekend ? classes.narrow : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={classes.weekday}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day, at) => (
                <DayCell
                  {...props}
                  key={day.date}
                  day={day}
                  weekend={weekdays[at]?.weekend ?? false}
                  carry={carry}
                  hintId={hintId}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <VisuallyHidden component="p" id={hintId}>
        {words.hint}
      </VisuallyHidden>
      <VisuallyHidden component="output">{carry.announcement}</VisuallyHidden>
    </div>
  );
}
