import type { Network } from "@polyphon/contract/networks/networks.ts";
import { networkPaused } from "@polyphon/contract/sharing/sharing.events.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { switchNetworkOff } from "../../switches/active-switches.store.ts";
import type { EngineParts } from "../engine-parts.ts";

/** Turns the network's kill switch on, in the name of the system. False when that could not be written just now. */
export async function stopNetwork(parts: EngineParts, network: Network, detail: string): Promise<boolean> {
  const reason = `The network takes no more posts: ${detail}`.slice(0, 300);
  try {
    await inTransaction(parts.connections.shares, allScope("share-engine"), async (tx) => {
      const first = await switchNetworkOff(tx, network, reason);
      if (!first) return;
      emit(tx, networkPaused, { network, reason });
      parts.log.error({ alarm: "quota_or_billing", network, detail }, "publishing on a network is stopped");
    });
    await parts.switches.refresh();
    return true;
  } catch (error) {
    parts.log.error({ err: error, network }, "the switch of a network could not be set");
    return false;
  }
}
