import type { networks as en } from "../../en/networks/networks.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const networks: TextsOf<typeof en> = {
  xingByHand:
    "Xing lässt nicht zu, dass Apps für Sie veröffentlichen. Wir bereiten Ihren Text vor und öffnen Xing, Sie teilen ihn dort mit einem Klick.",
};
