import type { autopilot as en } from "../../en/autopilot/autopilot.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const autopilot: TextsOf<typeof en> = {
  saved: "Ihre Autopilot-Einstellungen sind gespeichert.",
  savedOn:
    "Ihre Einstellungen sind gespeichert, der Autopilot ist eingeschaltet. Der Rest dieser Woche wird neu geplant.",
};
