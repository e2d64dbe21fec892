import { IconChevronRight } from "@tabler/icons-react";
import type { CalendarEntry } from "./calendar-model.ts";
import { CheckBox } from "../input/choice/check-box.tsx";
import classes from "./agenda.module.css";
import { EntryIcon } from "./entry/entry-icon.tsx";

export interface AgendaDay {
  readonly date: string;
  /** "Today, 16 November" */
  readonly heading: string;
  readonly entries: readonly CalendarEntry[];
  /** Shown under the day when not all of it is listed. */
  readonly note?: string | undefined;
}

export interface AgendaProps {
  days: readonly AgendaDay[];
  onOpen: (entry: CalendarEntry) => void;
  headingLevel?: 2 | 3 | undefined;
  /** While several entries are chosen, a box before each that can be. */
  choice?: AgendaChoice | undefined;
}

export interface AgendaChoice {
  readonly chosen: ReadonlySet<string>;
  /** Null where the entry cannot be chosen. */
  readonly label: (entry: CalendarEntry) => string | null;
  /** No more may be chosen. */
  readonly full: boolean;
  readonly onChoose: (entry: CalendarEntry, chosen: boolean) => void;
}

function ChoiceBox({ entry, choice }: { entry: CalendarEntry; choice: AgendaChoice }) {
  const label = choice.label(entry);
  const isChosen = choice.chosen.has(entry.key);
  return (
    <span className={classes.box}>
      {label !== null && (
        <CheckBox
          checked={isChosen}
          label={label}
          disabled={choice.full && !isChosen}
          onChange={(chosen) => choice.onChoose(entry, chosen)}
        />
      )}
    </span>
  );
}

/** Days one below the other, each entry a line with time, title and state. */
export function Agenda({ days, onOpen, headingLevel = 2, choice }: AgendaProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.agenda}>
      {days.map(({ date, heading, entries, note }) => (
        <section key={date} className={classes.day} data-date={date}>
          <Heading className={classes.heading}>{heading}</Heading>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <li key={entry.key} className={choice === undefined ? undefined : classes.choosable}>
                {choice !== undefined && <ChoiceBox entry={entry} choice={choice} />}
                <button
                  type="button"
                  className={classes.entry}
                  data-entry={entry.key}
                  data-tone={entry.tone}
                  onClick={() => onOpen(entry)}
                >
                  <span className={classes.time}>{entry.time}</span>
                  <span className={classes.words}>
                    <span className={classes.title}>{entry.title}</span>
                    <span className={classes.facts}>
                      {entry.mark}
                      <span className={classes.state}>
                        <EntryIcon tone={entry.tone} />
                        {entry.state}
                      </span>
                      {entry.sub !== undefined && <span>{entry.sub}</span>}
                    </span>
                  </span>
                  <IconChevronRight className={classes.go} size={18} stroke={1.6} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {note !== undefined && <p className={classes.note}>{note}</p>}
        </section>
      ))}
    </div>
  );
}
