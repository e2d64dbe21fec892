import { disconnectNetwork as at } from "@polyphon/contract/networks/networks.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { presentConnection } from "../networks.present.ts";
import { deleteConnection } from "../networks.store.ts";

export const disconnectNetwork = command(at, async ({ input, actor, tx, now }) => {
  const company = await companyOf(tx, actor.companyId);

  const gone = await deleteConnection(tx, actor.accountId, input.network);
  if (!gone) throw new Refusal("network_not_connected", { network: input.network });

  return presentConnection(input.network, undefined, now, company.socialNetworks.includes(input.network));
});
