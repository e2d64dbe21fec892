import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { works } from "./connection-life.store.ts";

/** Working connections of a company's employees, by network. */
export async function connectionsOfCompany(
  tx: Tx,
  companyId: number,
): Promise<Partial<Record<Network, number>>> {
  const { rows } = await tx.client.query<{ network: Network; counted: number }>(
    `select s.network, count(*)::int as counted from social_connection s
     where s.company_id = $1 and ${works} group by s.network`,
    [companyId],
  );
  return Object.fromEntries(rows.map(({ network, counted }) => [network, counted]));
}
