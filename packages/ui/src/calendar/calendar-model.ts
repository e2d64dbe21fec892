import type { ReactNode } from "react";

/** Planned is outlined, done is quiet with a tick, what needs an action is highlighted. */
export type EntryTone = "planned" | "moving" | "done" | "held" | "ask" | "bad" | "ended";

export interface CalendarEntry {
  readonly key: string;
  /** 2026-11-16 */
  readonly date: string;
  /** "09:20" */
  readonly time: string;
  readonly title: string;
  readonly tone: EntryTone;
  /** State in words: "Planned", "Held". */
  readonly state: string;
  /** A second fact where there is room: whose it is. */
  readonly sub?: string | undefined;
  /** The network, with its name for screen readers. */
  readonly mark: ReactNode;
  readonly movable: boolean;
}

export interface CalendarDay {
  readonly date: string;
  /** "16" */
  readonly label: string;
  /** "Monday 16 November, 2 planned" */
  readonly spoken: string;
  /** Belongs to the month before or after. */
  readonly outside: boolean;
  readonly today: boolean;
  /** Something can be moved here. */
  readonly open: boolean;
  readonly entries: readonly CalendarEntry[];
  /** Shares of that day which are not among the entries. */
  readonly hidden: number;
}

export interface CalendarWeekday {
  readonly short: string;
  readonly long: string;
  readonly weekend: boolean;
}

/** Announced while an entry is moved from day to day. */
export interface CarryWords {
  /** The instructions, announced with every entry that can be moved. */
  readonly hint: string;
  readonly lifted: (entry: CalendarEntry) => string;
  readonly over: (day: CalendarDay) => string;
  readonly putBack: (entry: CalendarEntry) => string;
}
