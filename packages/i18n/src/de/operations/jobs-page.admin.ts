import type { jobsPage as en } from "../../en/operations/jobs-page.admin.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const jobsPage: TextsOf<typeof en> = {
  sub: "Was Polyphon von selbst erledigt, wann, und wie der letzte Lauf ausging. Eine gestoppte Aufgabe wartet, bis sie fortgesetzt wird.",
  minutes_one: "Jede Minute",
  minutes_other: "Alle {{count}} Minuten",
  hourly: "Stündlich zur Minute {{minute}}",
  daily: "Täglich um {{time}} Uhr UTC",
  last: "{{result}} · {{moment}}",
  scheduled: "Nach Zeitplan",
  all_one: "{{count}} Aufgabe",
  all_other: "Alle {{count}} Aufgaben",
  stopped_zero: "Keine Aufgabe ist gestoppt.",
  stopped_one: "{{count}} Aufgabe ist gestoppt.",
  stopped_other: "{{count}} Aufgaben sind gestoppt.",
};
