import type { insights as en } from "../../en/insights/insights.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const insights: TextsOf<typeof en> = {
  dashboard: {
    morning: "Guten Morgen, {{name}}",
    day: "Guten Tag, {{name}}",
    evening: "Guten Abend, {{name}}",
    read: "Beiträge ansehen",
    level: "Ihre Stufe wird geladen",
    share: "Beitrag teilen",
  },
};
