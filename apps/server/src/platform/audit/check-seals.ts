import type { AuditFault } from "@polyphon/contract/operations/audit.ts";
import type { Database } from "../db/pool.ts";
import { allScope } from "../db/scope.ts";
import { inReadTransaction, type Tx } from "../db/transaction.ts";
import type { KeyRing } from "../secret/key-ring.ts";
import type { AuditDeps } from "./audit-deps.ts";
import type { AuditCheck } from "./audit-checks.ts";
import { IdSet } from "./id-set.ts";
import { type AuditLine, chainOf, noHash, type Seal, sealHash } from "./seal.ts";
import { linesOf, listLineIds, listSeals, listUncovered, sealHashOf } from "./seal-rows.ts";

type Found = Pick<AuditCheck, "fault" | "chain" | "number" | "entryId">;

const intact: Found = { fault: null, chain: null, number: null, entryId: null };
/** With the most lines that a seal can have, a page of them is still small. */
const sealsAtOnce = 50;
const idsAtOnce = 50_000;

const found = (fault: AuditFault, seal: Pick<Seal, "chain" | "number">, entryId: number | null = null) => ({
  fault,
  chain: seal.chain,
  number: seal.number,
  entryId,
});

/** What is wrong with a seal, given the one before it in its chain. */
function faultOf(
  seal: Seal,
  before: Pick<Seal, "number" | "hash">,
  lines: ReadonlyMap<number, AuditLine>,
  keys: KeyRing,
): Found {
  if (seal.number !== before.number + 1)
    return found("seal_missing", { chain: seal.chain, number: before.number + 1 });
  const key = keys.byId.get(seal.key);
  if (!key) return found("key_unknown", seal);
  const missing = seal.entryIds.find((id) => !lines.has(id));
  if (missing !== undefined) return found("line_missing", seal, missing);
  const sealed = seal.entryIds.flatMap((id) => lines.get(id) ?? []);
  const moved = sealed.find((line) => chainOf(line) !== seal.chain);
  if (moved) return found("seal_wrong", seal, moved.id);
  return sealHash(key, before.hash, seal, sealed).equals(seal.hash) ? intact : found("seal_wrong", seal);
}

/**
 * Recomputes every seal, looks for lines that no seal covers, and compares with the copy outside. Stops at the first
 * fault: whoever looks into it will check again.
 */
export async function checkSeals(
  database: Database,
  { keys, outside }: AuditDeps,
  signal: AbortSignal,
): Promise<AuditCheck> {
  const startedAt = new Date();
  const covered = new IdSet();
  let seals = 0;
  let lines = 0;
  let compared = 0;
  const read = <T>(work: (tx: Tx) => Promise<T>) => inReadTransaction(database, allScope("audit"), work);

  async function walkSeals(): Promise<Found> {
    let before: Pick<Seal, "chain" | "number" | "hash"> = { chain: -1, number: 0, hash: noHash };
    for (;;) {
      signal.throwIfAborted();
      const page = await read((tx) => listSeals(tx, before, sealsAtOnce));
      const ids = page.flatMap(({ entryIds }) => entryIds);
      const stored = await read((tx) => linesOf(tx, ids));
      for (const seal of page) {
        const previous = before.chain === seal.chain ? before : { number: 0, hash: noHash };
        const fault = faultOf(seal, previous, stored, keys);
        if (fault.fault !== null) return fault;
        for (const id of seal.entryIds) covered.add(id);
        seals += 1;
        lines += seal.entryIds.length;
        before = seal;
      }
      if (page.length < sealsAtOnce) return intact;
    }
  }
  /** A line that was written past the product: it never waited for a seal. */
  async function walkLines(): Promise<Found> {
    for (let after = 0; ;) {
      signal.throwIfAborted();
      const ids = await read((tx) => listLineIds(tx, after, idsAtOnce));
      const open = ids.filter((id) => !covered.has(id));
      const [uncovered] = open.length === 0 ? [] : await read((tx) => listUncovered(tx, open));
      if (uncovered !== undefined) return { ...intact, fault: "line_uncovered", entryId: uncovered };
      if (ids.length < idsAtOnce) return intact;
      after = ids.at(-1) ?? after;
    }
  }
  async function compareOutside(): Promise<Found> {
    const newest = new Map((await outside?.read())?.map((seal) => [seal.chain, seal]));
    for (const copy of newest.values()) {
      signal.throwIfAborted();
      const hash = await read((tx) => sealHashOf(tx, copy.chain, copy.number));
      if (hash?.toString("hex") !== copy.hash) return found("outside_differs", copy);
      compared += 1;
    }
    return intact;
  }

  let fault = intact;
  for (const walk of [walkSeals, walkLines, compareOutside]) if (fault.fault === null) fault = await walk();
  return { startedAt, endedAt: new Date(), seals, lines, outside: compared, ...fault };
}
