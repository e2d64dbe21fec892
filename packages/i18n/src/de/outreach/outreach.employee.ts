import type { outreach as en } from "../../en/outreach/outreach.employee.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const outreach: TextsOf<typeof en> = {
  announcement: { label: "Ankündigung", close: "Verstanden" },
};
