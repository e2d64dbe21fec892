import { useState, type KeyboardEvent } from "react";
import type { CalendarDay, CalendarEntry, CarryWords } from "../calendar-model.ts";

export interface Carry {
  /** The entry being moved. */
  readonly key: string | null;
  /** The day it would be dropped on. */
  readonly target: string | null;
  readonly announcement: string;
  readonly onKeyDown: (event: KeyboardEvent, entry: CalendarEntry) => void;
  readonly onBlur: () => void;
  readonly lift: (entry: CalendarEntry) => void;
  readonly hover: (day: CalendarDay) => void;
  readonly drop: (day: CalendarDay) => void;
  readonly letGo: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** An entry is dragged with the mouse, or lifted with Space, moved with the arrows and dropped with Space or Enter. */
export function useCarry(
  days: readonly CalendarDay[],
  words: CarryWords,
  onMove: (entry: CalendarEntry, date: string) => void,
): Carry {
  const [held, setHeld] = useState<{ entry: CalendarEntry; target: string; keys: boolean } | null>(null);
  const [announcement, setAnnouncement] = useState("");

  const letGo = () => setHeld(null);
  const dayAt = (date: string) => days.find((day) => day.date === date);

  const drop = (day: CalendarDay) => {
    if (held === null) return;
    setHeld(null);
    if (day.open && day.date !== held.entry.date) onMove(held.entry, day.date);
  };

  const step = (from: string, by: number) => {
    const at = days.findIndex((day) => day.date === from);
    for (let next = at + by; next >= 0 && next < days.length; next += by) {
      const day = days[next];
      if (day?.open) return day;
    }
    return null;
  };

  const carryOn = (event: KeyboardEvent, { entry, target }: { entry: CalendarEntry; target: string }) => {
    const by = steps[event.key];
    if (by !== undefined) {
      const day = step(target, by);
      if (day !== null) {
        setHeld({ entry, target: day.date, keys: true });
        setAnnouncement(words.over(day));
      }
    } else if (event.key === " " || event.key === "Enter") {
      const day = dayAt(target);
      if (day) drop(day);
    } else if (event.key === "Escape") {
      setHeld(null);
      setAnnouncement(words.putBack(entry));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    key: held?.entry.key ?? null,
    target: held?.target ?? null,
    announcement,
    onKeyDown: (event, entry) => {
      if (held?.keys && held.entry.key === entry.key) return carryOn(event, held);
      if (event.key !== " " || !entry.movable) return;
      // Otherwise the key would press the button as well, and scroll.
      event.preventDefault();
      setHeld({ entry, target: entry.date, keys: true });
      setAnnouncement(words.lifted(entry));
    },
    onBlur: () => {
      if (held?.keys) setHeld(null);
    },
    lift: (entry) => setHeld({ entry, target: entry.date, keys: false }),
    hover: (day) => setHeld((now) => (now === null ? null : { ...now, target: day.date })),
    drop,
    letGo,
  };
}
