import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** Working connections of a company's employees, by network. */
export async function connectionsOfCompany(
  tx: Tx,
  companyId: number,
): Promise<Partial<Record<Network, number>>> {
  const { rows } = await tx.client.query<{ network: Network; counted: number }>(
    `select network, count(*)::int as counted from social_connection
     where company_id = $1 and status = 'TOKEN_ACTIVE' group by network`,
    [companyId],
  );
  return Object.fromEntries(rows.map(({ network, counted }) => [network, counted]));
}
