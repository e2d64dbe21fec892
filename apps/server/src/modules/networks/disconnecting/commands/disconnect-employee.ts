import { disconnectEmployee as at } from "@polyphon/contract/networks/employee-connections.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findEmployee } from "../../../identity/identity.api.ts";
import { atNetwork, endHere, giveBack } from "../give-back.ts";
import type { NetworkDeps } from "../../networks.deps.ts";

export const disconnectEmployee = (deps: NetworkDeps) =>
  flow(at, "calls-outside", async ({ input: { userId, network }, actor, inTx }) => {
    const row = await inTx(async (tx) => {
      const employee = await findEmployee(tx, userId);
      if (!employee) throw new Refusal("not_found");
      return endHere(tx, actor, { userId, network });
    });
    return { network, atNetwork: atNetwork(await giveBack(deps, row)) };
  });
