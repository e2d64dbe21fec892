import { shareAssisted as at } from "@polyphon/contract/sharing/assisted.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { handOver } from "../hand-over.ts";
import { placeAssisted } from "../place-shares.ts";
import type { SharingNeeds } from "../sharing.needs.ts";

export const shareAssisted = (needs: SharingNeeds) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const share = await placeAssisted({ tx, actor, now, needs }, input, input.network);

    return handOver({ tx, actor, needs, language }, share);
  });
