import type { Database } from "../db/pool.ts";
import { allScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import type { KeyRing } from "../secret/key-ring.ts";
import { chainOf, noHash, type Seal, sealHash } from "./seal.ts";
import { headsOf, insertSeals, listUnsealed, removeUnsealed, takeSealing } from "./seal-rows.ts";

const atOnce = 2_000;

/** One seal per chain that has waiting lines. Answers the seals, and whether more lines wait. */
export function sealWaiting(
  database: Database,
  keys: KeyRing,
): Promise<{ readonly seals: readonly Seal[]; readonly more: boolean }> {
  return inTransaction(database, allScope("audit"), async (tx) => {
    if (!(await takeSealing(tx))) return { seals: [], more: false };
    const lines = await listUnsealed(tx, atOnce);
    const byChain = Map.groupBy(lines, chainOf);
    const heads = await headsOf(tx, [...byChain.keys()]);
    const at = new Date();
    const seals = [...byChain].map(([chain, sealed]): Seal => {
      const before = heads.get(chain) ?? { number: 0, hash: noHash };
      const seal = { chain, number: before.number + 1, at };
      return {
        ...seal,
        entryIds: sealed.map(({ id }) => id),
        key: keys.newest.id,
        hash: sealHash(keys.newest.bytes, before.hash, seal, sealed),
      };
    });
    await insertSeals(tx, seals);
    await removeUnsealed(
      tx,
      lines.map(({ id }) => id),
    );
    return { seals, more: lines.length === atOnce };
  });
}
