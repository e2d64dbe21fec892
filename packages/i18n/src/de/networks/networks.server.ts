import type { networks as en } from "../../en/networks/networks.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const networks: TextsOf<typeof en> = {
  xingByHand:
    "Xing lässt keine App für Sie veröffentlichen. Wir bereiten Ihren Text vor, öffnen die Seite von Xing, und Sie teilen dort mit einem Klick.",
};
