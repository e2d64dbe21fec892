import { dueTime } from "@polyphon/rules/sharing/schedule/due-time.ts";
import { localDateOf, localTimeOf } from "@polyphon/rules/time/zoned-time.ts";

export interface ScheduleFields {
  /** 2026-11-19, or empty. */
  readonly date: string;
  /** 09:20, or empty. */
  readonly time: string;
}

export type ScheduleFault = "date" | "time" | "past";

export const noSchedule: ScheduleFields = { date: "", time: "" };

/** An instant by the company's clock. */
export function fieldsOf(at: string, zone: string): ScheduleFields {
  const instant = new Date(at);
  const { hour, minute } = localTimeOf(instant, zone);
  const two = (value: number) => String(value).padStart(2, "0");
  return { date: localDateOf(instant, zone), time: `${two(hour)}:${two(minute)}` };
}

/** A date is always required, a time only for today; both by the company's clock. */
export function checkSchedule({ date, time }: ScheduleFields, now: Date, zone: string): ScheduleFault | null {
  if (date === "") return "date";
  if (time === "" && date === localDateOf(now, zone)) return "time";
  const due = dueTime(now, zone, { kind: "at", date, time: time === "" ? null : time });
  if (due.ok) return null;
  return due.reason === "schedule_in_past" ? "past" : "date";
}
