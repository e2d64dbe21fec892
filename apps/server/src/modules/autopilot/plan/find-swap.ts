import type { SwapPost } from "@polyphon/rules/autopilot/plan/swap-posts.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { minuteOf } from "@polyphon/rules/time/minute-of.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { shareOf, type StoredPlan, type WeekShareRow } from "../../sharing/sharing.api.ts";
import type { AutopilotDeps } from "../autopilot.deps.ts";
import { ownerOf } from "../choices/choice-facts.ts";
import { findChoice } from "../choices/choice.store.ts";
import { fittingPosts } from "./fitting-posts.ts";
import { type Ahead, loadAhead } from "./load-ahead.ts";

export interface Swap {
  readonly share: WeekShareRow & { readonly plan: StoredPlan };
  readonly ahead: Ahead;
  readonly posts: readonly SwapPost[];
}

/** Posts that could replace one of the person's planned shares; null where no plan placed it. */
export async function findSwap(
  tx: Tx,
  deps: AutopilotDeps,
  actor: FrontActor,
  shareId: number,
  now: Date,
): Promise<Swap | null> {
  const userId = ownerOf(actor);
  // A group's share is never planned: it exists, but has no slot in the person's weeks.
  const known = (await shareOf(tx, actor.accountId, shareId)) ?? (await shareOf(tx, userId, shareId));
  if (!known) throw new Refusal("not_found");
  const choice = await findChoice(tx, userId);
  if (!choice) return null;
  const { companyId, timeZone } = actor;
  const ahead = await loadAhead(tx, deps, { companyId, userId, timeZone, now }, choice);
  for (const one of ahead.weeks) {
    const { week, stored } = one;
    const share = stored.find(({ id }) => id === shareId);
    if (!share?.plan) continue;
    const place = {
      network: share.network,
      date: localDateOf(share.dueAt, week.zone),
      minute: minuteOf(share.dueAt),
      filter: share.plan.reason.filter,
    };
    return { share: { ...share, plan: share.plan }, ahead, posts: fittingPosts(ahead, one, place) };
  }
  return null;
}
