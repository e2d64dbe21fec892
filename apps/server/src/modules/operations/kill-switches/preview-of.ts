import type { Tx } from "../../../platform/db/transaction.ts";
import { figureGuardOf, reachesCouncil } from "../../companies/companies.api.ts";
import { countShares, findSwitch, previewRelease, type ShareScope } from "../../sharing/sharing.api.ts";
import { namesOfThose, presentSwitch } from "./switch.present.ts";

/** Whether works-council mode guards the figures of what the switch affects. */
async function isGuarded(tx: Tx, { scope, key }: ShareScope): Promise<boolean> {
  if (scope === "company") return (await figureGuardOf(tx, Number(key))) !== null;
  return scope === "post" && (await reachesCouncil(tx));
}

/** Parts of a guarded number would tell of single people, and the oldest share is one person's. */
const withheldRelease = {
  goOut: null,
  later: null,
  tooOld: null,
  stays: null,
  spread: [],
  oldestDueAt: null,
} as const;

/** What a dialog shows before a stop or a release. */
export async function previewOf(tx: Tx, scope: ShareScope, now: Date) {
  const { oldestDueAt, ...release } = await previewRelease(tx, scope, now);
  const row = await findSwitch(tx, scope);
  const guarded = await isGuarded(tx, scope);
  const counted = async (kind: "planned" | "held") => {
    const count = await countShares(tx, kind, scope);
    return guarded && count.value === 0 ? null : count;
  };
  return {
    ...release,
    oldestDueAt: oldestDueAt?.toISOString() ?? null,
    ...(guarded ? { ...withheldRelease, spread: [...withheldRelease.spread] } : {}),
    state: presentSwitch(row ?? undefined, await namesOfThose(tx, [row?.byAccount ?? null])),
    planned: await counted("planned"),
    held: await counted("held"),
  };
}
