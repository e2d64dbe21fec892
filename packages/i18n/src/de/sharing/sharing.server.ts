import type { sharing as en } from "../../en/sharing/sharing.server.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const sharing: TextsOf<typeof en> = {
  yourTurn:
    "Bitte veröffentlichen Sie den Beitrag jetzt auf {{network}} und sagen Sie uns, ob es geklappt hat.",
};
