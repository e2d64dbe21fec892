import { listConnections as at } from "@polyphon/contract/networks/networks.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import type { NetworkDeps } from "../../networks.deps.ts";
import { mayConnect } from "../../networks.policy.ts";
import { presentConnection } from "../connection.present.ts";
import { connectionsOfUser } from "../connection.store.ts";

export const listConnections = (deps: NetworkDeps) =>
  query(at, async ({ actor, tx, now }) => {
    const company = await companyOf(tx, actor.companyId);
    const rows = await connectionsOfUser(tx, actor.accountId);

    return {
      connections: company.socialNetworks.map((network) => {
        const row = rows.find((one) => one.network === network);
        const connectable = mayConnect(actor, company.socialNetworks, network) === true;
        return presentConnection(deps, network, row, { now, connectable });
      }),
    };
  });
