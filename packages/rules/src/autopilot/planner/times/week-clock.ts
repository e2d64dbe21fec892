import { limits } from "@polyphon/contract/limits.ts";
import { minutesOf } from "../../../time/day-minutes.ts";
import { type WindowSettings, windowsOf } from "../../../companies/settings/share-windows.ts";
import { addDays } from "../../../time/calendar-dates.ts";
import { instantOf, localTimeOf } from "../../../time/zoned-time.ts";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Minutes since 1970, both ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Minutes of the day with the same distance to their instants; a day without a clock change has one stretch. */
interface Stretch extends Span {
  readonly shift: number;
}

export interface PlanDay {
  readonly date: string;
  readonly stretches: readonly Stretch[];
}

function instantAt(date: string, minute: number, zone: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const local = { year, month, day, hour: Math.floor(minute / 60), minute: minute % 60, second: 0 };
  return Math.round(instantOf(local, zone).getTime() / minuteMs);
}

/** Minutes that the clock skips belong to no stretch; repeated ones belong to the first. */
function changedDay(date: string, zone: string): Stretch[] {
  const found: { from: number; to: number; shift: number }[] = [];
  const end = instantAt(addDays(date, 1), 0, zone);
  for (let instant = instantAt(date, 0, zone); instant < end; instant += 1) {
    const shown = localTimeOf(new Date(instant * minuteMs), zone);
    const minute = shown.hour * 60 + shown.minute;
    const last = found.at(-1);
    if (shown.day !== Number(date.slice(8)) || (last && minute <= last.to)) continue;
    if (last && last.to === minute - 1 && last.shift === instant - minute) last.to = minute;
    else found.push({ from: minute, to: minute, shift: instant - minute });
  }
  return found;
}

export function planDay(date: string, zone: string): PlanDay {
  const first = instantAt(date, 0, zone);
  const isPlain = instantAt(addDays(date, 1), 0, zone) - first === dayMinutes;
  return {
    date,
    stretches: isPlain ? [{ from: 0, to: dayMinutes - 1, shift: first }] : changedDay(date, zone),
  };
}

/** The working days of a week, Monday to Friday, on the zone's clock. */
export function workingWeek(monday: string, zone: string): PlanDay[] {
  return Array.from({ length: 5 }, (_, index) => planDay(addDays(monday, index), zone));
}

function spansOf(day: PlanDay, from: number, to: number): Span[] {
  return day.stretches.flatMap((stretch) => {
    const [first, last] = [Math.max(from, stretch.from), Math.min(to, stretch.to)];
    return first <= last ? [{ from: first + stretch.shift, to: last + stretch.shift }] : [];
  });
}

/** One window of one day as instants: the window itself, and how far it may overrun. */
export interface DayWindow {
  /** The same for everybody with the same minutes. */
  readonly id: number;
  /** Where the window begins for everybody: times are counted in steps from here. */
  readonly anchor: number;
  readonly proper: readonly Span[];
  readonly overrun: readonly Span[];
}

const longestDay = 2 ** 11;

function idOf(spans: readonly Span[]): number {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? first.from * longestDay + (last.to - first.from) : 0;
}

/** The three windows of a day within the hours of one person. The end of a window belongs to its overrun. */
export function dayWindows(day: PlanDay, hours: WindowSettings, own: Span | null): DayWindow[] {
  const earliest = Math.max(minutesOf(hours.shareTimeFrom), own?.from ?? 0);
  const latest = Math.min(
    minutesOf(hours.shareTimeTo),
    minutesOf(limits.company.latestTime),
    own?.to ?? dayMinutes,
  );
  return windowsOf(hours).map(({ from, to, overrunTo }) => {
    const end = Math.min(overrunTo, to + hours.overrunHardCap);
    const proper = spansOf(day, Math.max(from, earliest), Math.min(to - 1, latest));
    const overrun = spansOf(day, Math.max(to, earliest), Math.min(end, latest));
    return {
      id: idOf([...proper, ...overrun]),
      anchor: spansOf(day, from, to)[0]?.from ?? 0,
      proper,
      overrun,
    };
  });
}
