import type { autopilot as en } from "../../en/autopilot/autopilot.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const autopilot: TextsOf<typeof en> = {
  saved: "Ihr Autopilot ist gespeichert.",
  savedOn: "Ihr Autopilot ist gespeichert und an. Der Rest dieser Woche wird neu geplant.",
};
