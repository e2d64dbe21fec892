import { limits } from "@polyphon/contract/limits.ts";
import { addDays, daysBetween, mondayOf } from "../../time/calendar-dates.ts";

/** An ISO week: its number runs to 52 or 53 and begins again with 1. */
export interface WeekName {
  readonly weekNumber: number;
  readonly weekYear: number;
}

/** The week that a date lies in; the year is that of its Thursday. */
export function weekNameOf(date: string): WeekName {
  const thursday = addDays(mondayOf(date), 3);
  const weekYear = Number(thursday.slice(0, 4));
  const first = mondayOf(`${thursday.slice(0, 4)}-01-04`);
  return { weekNumber: 1 + daysBetween(first, mondayOf(date)) / 7, weekYear };
}

/** The Monday of a week; null where the year has no such week. */
export function mondayOfWeek({ weekNumber, weekYear }: WeekName): string | null {
  const monday = addDays(mondayOf(`${String(weekYear).padStart(4, "0")}-01-04`), (weekNumber - 1) * 7);
  const { weekNumber: number, weekYear: year } = weekNameOf(monday);
  return number === weekNumber && year === weekYear ? monday : null;
}

/** The first whole week from a date on: six days later lies in it, and on a Monday that is the week itself. */
export function nextWeekFrom(date: string): string {
  return mondayOf(addDays(date, 6));
}

/** The Mondays of the four weeks that somebody sets up at a date. */
export function cycleMondays(date: string): string[] {
  const first = nextWeekFrom(date);
  return Array.from({ length: limits.autopilot.weeks }, (_, week) => addDays(first, week * 7));
}

/** The Mondays of the four weeks that are shown: the current week while it has a working day left. */
export function mondaysAhead(today: string): string[] {
  const first = mondayOf(addDays(today, 2));
  return Array.from({ length: limits.autopilot.weeks }, (_, week) => addDays(first, week * 7));
}

/** Which of the four repeating weeks applies to the week of a Monday. */
export function placeInCycle(cycleMonday: string, monday: string, length: number): number {
  if (length === 0) return 0;
  const passed = Math.floor(daysBetween(cycleMonday, monday) / 7);
  return ((passed % length) + length) % length;
}
