import { disconnectNetwork as at } from "@polyphon/contract/networks/networks.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { atNetwork, endHere, giveBack } from "../give-back.ts";
import type { NetworkDeps } from "../../networks.deps.ts";
import { mayConnect } from "../../networks.policy.ts";
import { presentConnection } from "../../connections/connection.present.ts";

export const disconnectNetwork = (deps: NetworkDeps) =>
  flow(at, "calls-outside", async ({ input: { network }, actor, now, inTx }) => {
    const { row, connectable } = await inTx(async (tx) => {
      const company = await companyOf(tx, actor.companyId);
      return {
        row: await endHere(tx, actor, { userId: actor.accountId, network }),
        connectable: mayConnect(actor, company.socialNetworks, network) === true,
      };
    });

    const given = await giveBack(deps, row);
    return {
      connection: presentConnection(deps, network, undefined, { now, connectable }),
      atNetwork: atNetwork(given),
    };
  });
