import type { HttpAnswer } from "./http-outcome.ts";

const second = 1_000;
const day = 24 * 60 * 60 * second;

/** Retry-After in seconds or as a date; null when it is missing or makes no sense. */
export function retryAfter(headers: HttpAnswer["headers"], now: Date): Date | null {
  const value = headers["retry-after"]?.trim() ?? "";
  const date = value.endsWith(" GMT") ? Date.parse(value) : Number.NaN;
  const at = /^\d+$/.test(value) ? now.getTime() + Number(value) * second : date;
  return Number.isFinite(at) && at < now.getTime() + 7 * day ? new Date(Math.max(at, now.getTime())) : null;
}
