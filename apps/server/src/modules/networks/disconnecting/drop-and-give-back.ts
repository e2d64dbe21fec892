import type { Database } from "../../../platform/db/pool.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { dropConnections } from "./drop-connections.ts";
import { giveBack } from "./give-back.ts";
import type { NetworkDeps } from "../networks.deps.ts";

/** Ends every connection of one person here, and then at the networks that offer it. */
export async function dropAndGiveBack(
  deps: NetworkDeps,
  { database }: { readonly database: Database },
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<void> {
  const dropped = await inTransaction(database, companyScope(companyId), (tx) => dropConnections(tx, userId));
  for (const row of dropped) await giveBack(deps, row);
}
