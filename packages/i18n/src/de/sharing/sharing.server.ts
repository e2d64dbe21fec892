import type { sharing as en } from "../../en/sharing/sharing.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const sharing: TextsOf<typeof en> = {
  yourTurn: "Bitte teilen Sie den Beitrag jetzt auf {{network}} und sagen Sie uns, wie es ausging.",
};
