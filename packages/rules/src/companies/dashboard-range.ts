import type { DashboardView } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  mondayOf,
  weekdayOf,
} from "../time/calendar-dates.ts";
import type { Fault } from "./fault.ts";

export interface Period {
  /** 2026-W09 or 2026-03. */
  readonly period: string;
  /** Its first day, and the first day that is not in it any more. */
  readonly from: string;
  readonly until: string;
}

/** The Monday of an ISO week; null where the year has no such week. */
function mondayOfWeek(year: number, week: number): string | null {
  // The fourth of January always lies in the first week.
  const monday = addDays(mondayOf(`${String(year).padStart(4, "0")}-01-04`), (week - 1) * 7);
  return weekName(monday) === nameOf(year, week) ? monday : null;
}

const nameOf = (year: number, week: number) =>
  `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`;

/** The ISO week that a day lies in: the year is that of the week's Thursday. */
export function weekName(date: string): string {
  const thursday = addDays(date, 3 - weekdayOf(date));
  const year = Number(thursday.slice(0, 4));
  const first = mondayOf(`${thursday.slice(0, 4)}-01-04`);
  return nameOf(year, Math.floor(daysBetween(first, thursday) / 7) + 1);
}

export function periodName(view: DashboardView, date: string): string {
  return view === "WEEK" ? weekName(date) : date.slice(0, 7);
}

/** The period of that name; null where the calendar has none. */
export function periodOf(view: DashboardView, name: string): Period | null {
  const week = /^(\d{4})-W(\d{2})$/.exec(name);
  const month = /^(\d{4})-(\d{2})$/.exec(name);
  if (view === "WEEK" && week) {
    const from = mondayOfWeek(Number(week[1]), Number(week[2]));
    return from === null ? null : { period: name, from, until: addDays(from, 7) };
  }
  if (view !== "MONTH" || !month || Number(month[2]) < 1 || Number(month[2]) > 12) return null;
  const from = firstOfMonth(`${name}-01`);
  return { period: name, from, until: addMonths(from, 1) };
}

export interface DashboardRange {
  readonly view: DashboardView;
  readonly from: string;
  readonly to: string;
}

const next = ({ until }: Period, view: DashboardView) => periodOf(view, periodName(view, until));

/** Every period of a range, or what is wrong with it: both ends are needed, in order, and not too far apart. */
export function periodsOf({ view, from, to }: DashboardRange): Period[] | Fault {
  if (from === "") return { field: "from", say: "required" };
  if (to === "") return { field: "to", say: "required" };
  const [first, last] = [periodOf(view, from), periodOf(view, to)];
  if (!first) return { field: "from", say: "format" };
  if (!last) return { field: "to", say: "format" };
  if (first.from >= last.from) return { field: "to", say: view === "WEEK" ? "weekAfter" : "monthAfter" };
  const most = limits.company.dashboardPeriods;
  const all: Period[] = [];
  for (let at: Period | null = first; at && at.from <= last.from; at = next(at, view)) {
    if (all.length === most)
      return {
        field: "to",
        say: view === "WEEK" ? "weeksAtMost" : "monthsAtMost",
        values: { maximum: most },
      };
    all.push(at);
  }
  return all;
}
