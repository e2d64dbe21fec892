import { shareWindows, type ShareWindow } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { CompanySettings } from "@polyphon/contract/companies/settings/company-settings.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { minutesOf } from "../../time/day-minutes.ts";
import type { Fault } from "../fault.ts";

type WindowField = `${ShareWindow}${"From" | "To" | "OverrunTo"}`;
/** The hours in which a company's planned shares may be due. */
export type WindowSettings = Pick<
  CompanySettings,
  WindowField | "fixedTimeGap" | "overrunHardCap" | "shareTimeFrom" | "shareTimeTo"
>;

export interface WindowMinutes {
  readonly window: ShareWindow;
  readonly from: number;
  readonly to: number;
  readonly overrunTo: number;
}

export function windowsOf(settings: WindowSettings): WindowMinutes[] {
  return shareWindows.map((window) => ({
    window,
    from: minutesOf(settings[`${window}From`]),
    to: minutesOf(settings[`${window}To`]),
    overrunTo: minutesOf(settings[`${window}OverrunTo`]),
  }));
}

/** The minutes between the end of each window and the begin of the next. */
export function gapsOf(settings: WindowSettings): number[] {
  const all = windowsOf(settings);
  return all.slice(1).map(({ from }, at) => from - (all[at]?.to ?? 0));
}

/** How many colleagues find room for the same post in a window, the fixed gap apart. */
export function roomIn({ from, to }: Pick<WindowMinutes, "from" | "to">, fixedTimeGap: number): number {
  return to <= from || fixedTimeGap < 1 ? 0 : Math.floor((to - from) / fixedTimeGap);
}

function shareTimeFaults({ shareTimeFrom, shareTimeTo }: WindowSettings): Fault[] {
  const [from, to] = [minutesOf(shareTimeFrom), minutesOf(shareTimeTo)];
  const hours = limits.company.shareHours;
  if (from >= to) return [{ field: "shareTimeTo", say: "fromBeforeTo" }];
  return to - from < hours * 60 ? [{ field: "shareTimeTo", say: "shareTimeHours", values: { hours } }] : [];
}

function lateFaults(settings: WindowSettings): Fault[] {
  const latest = limits.company.latestTime;
  const ends = ["primaryOverrunTo", "secondaryOverrunTo", "tertiaryOverrunTo", "shareTimeTo"] as const;
  return ends.flatMap((field) =>
    minutesOf(settings[field]) > minutesOf(latest)
      ? [{ field, say: "latestTime", values: { time: latest } }]
      : [],
  );
}

function windowFaults(settings: WindowSettings, { window, from, to, overrunTo }: WindowMinutes): Fault[] {
  const [start, end] = [minutesOf(settings.shareTimeFrom), minutesOf(settings.shareTimeTo)];
  const cap = settings.overrunHardCap;
  if (from >= to) return [{ field: `${window}To`, say: "fromBeforeTo" }];
  return [
    ...(from < start ? [{ field: `${window}From`, say: "insideShareTime" }] : []),
    ...(to > end ? [{ field: `${window}To`, say: "insideShareTime" }] : []),
    ...(overrunTo < to ? [{ field: `${window}OverrunTo`, say: "overrunAfterWindow" }] : []),
    ...(overrunTo > to + cap
      ? [{ field: `${window}OverrunTo`, say: "overrunWithinCap", values: { minutes: cap } }]
      : []),
    ...(overrunTo >= to && overrunTo > end ? [{ field: `${window}OverrunTo`, say: "insideShareTime" }] : []),
  ];
}

function orderFaults(settings: WindowSettings): Fault[] {
  const [primary, secondary, tertiary] = windowsOf(settings) as [WindowMinutes, WindowMinutes, WindowMinutes];
  const faults: Fault[] = [];
  if (secondary.from < primary.from) faults.push({ field: "secondaryFrom", say: "secondaryNotBefore" });
  if (tertiary.from < secondary.from) faults.push({ field: "tertiaryFrom", say: "tertiaryNotBefore" });
  const smallest = Math.min(...gapsOf(settings));
  if (faults.length === 0 && settings.overrunHardCap >= smallest)
    faults.push({ field: "overrunHardCap", say: "capBelowGap", values: { minutes: Math.max(0, smallest) } });
  return faults;
}

/** What makes a company's hours unusable for planning; the first fault of a field counts. */
export function checkWindows(settings: WindowSettings): Fault[] {
  return [
    ...shareTimeFaults(settings),
    ...lateFaults(settings),
    ...windowsOf(settings).flatMap((window) => windowFaults(settings, window)),
    ...orderFaults(settings),
  ];
}
