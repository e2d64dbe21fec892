import { instantOf, localDateOf, parseLocalTime } from "../../time/zoned-time.ts";

/** When a person wants to share: at once, or on a date and time of the company's clock. */
export type ShareTime =
  | { readonly kind: "now" }
  | { readonly kind: "at"; readonly date: string; readonly time: string | null };

export type DueTime =
  | { readonly ok: true; readonly dueAt: Date }
  | { readonly ok: false; readonly reason: "validation" | "schedule_in_past" };

/** The time of a share that was given only a day. */
export const defaultShareTime = "09:00";

export function dueTime(now: Date, zone: string, wanted: ShareTime): DueTime {
  if (wanted.kind === "now") return { ok: true, dueAt: now };

  const today = localDateOf(now, zone);
  if (wanted.date < today) return { ok: false, reason: "schedule_in_past" };
  if (wanted.time === null && wanted.date === today) return { ok: false, reason: "validation" };

  const local = parseLocalTime(wanted.date, wanted.time ?? defaultShareTime);
  if (!local) return { ok: false, reason: "validation" };

  const dueAt = instantOf(local, zone);
  return dueAt <= now ? { ok: false, reason: "schedule_in_past" } : { ok: true, dueAt };
}
