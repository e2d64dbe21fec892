import type { CalendarEntry } from "../calendar-model.ts";
import { EntryIcon } from "./entry-icon.tsx";
import classes from "./entry-box.module.css";
import type { Carry } from "./use-carry.ts";
import { VisuallyHidden } from "../../text/visually-hidden.ts";

export interface EntryBoxProps {
  entry: CalendarEntry;
  carry: Carry;
  hintId: string;
  onOpen: (entry: CalendarEntry) => void;
}

/** One entry on its day: time and network above, title below. */
export function EntryBox({ entry, carry, hintId, onOpen }: EntryBoxProps) {
  const held = carry.key === entry.key;
  return (
    <button
      type="button"
      className={classes.entry}
      data-entry={entry.key}
      data-tone={entry.tone}
      data-held={held || undefined}
      aria-describedby={entry.movable ? hintId : undefined}
      draggable={entry.movable}
      onClick={() => onOpen(entry)}
      onKeyDown={(event) => carry.onKeyDown(event, entry)}
      onKeyUp={(event) => {
        if (event.key === " " && entry.movable) event.preventDefault();
      }}
      onBlur={carry.onBlur}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", entry.key);
        carry.lift(entry);
      }}
      onDragEnd={carry.letGo}
    >
      <span className={classes.line}>
        {entry.mark}
        <span className={classes.time}>{entry.time}</span>
        <span className={classes.icon}>
          <EntryIcon tone={entry.tone} />
        </span>
        <VisuallyHidden>{entry.state}</VisuallyHidden>
      </span>
      <span className={classes.title}>{entry.title}</span>
      {entry.sub !== undefined && <span className={classes.sub}>{entry.sub}</span>}
    </button>
  );
}
