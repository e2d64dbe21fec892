import { isoWeekRange } from "@polyphon/rules/time/zoned-time.ts";

/** The instants of the week that begins on this Monday in the zone; noon in UTC lies in it wherever the zone is. */
export function spanOfWeek(monday: string, zone: string): { readonly from: Date; readonly until: Date } {
  return isoWeekRange(new Date(`${monday}T12:00:00Z`), zone);
}
