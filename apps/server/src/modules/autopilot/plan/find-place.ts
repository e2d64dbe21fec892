import type { PlanPick } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { SwapPost } from "@polyphon/rules/autopilot/plan/swap-posts.ts";
import { minuteOf } from "@polyphon/rules/time/minute-of.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import type { AutopilotDeps } from "../autopilot.deps.ts";
import { ownerOf } from "../choices/choice-facts.ts";
import { findChoice } from "../choices/choice.store.ts";
import { fittingPosts } from "./fitting-posts.ts";
import { type Ahead, loadAhead, type PersonWeek, plansAhead } from "./load-ahead.ts";

/** A slot of one of the coming weeks, as it would be planned now. */
export interface LikelyPlace {
  readonly ahead: Ahead;
  readonly week: PersonWeek;
  /** Null where nothing is likely: the slot has a share, is skipped or stays empty. */
  readonly pick: PlanPick | null;
  /** Posts that fit at the time of the likely one, which is among them. */
  readonly posts: readonly SwapPost[];
}

/** Looks ahead as the preview does. Null for somebody without a choice. */
export async function findPlace(
  tx: Tx,
  deps: AutopilotDeps,
  actor: FrontActor,
  { monday, slot }: { readonly monday: string; readonly slot: string },
  now: Date,
): Promise<LikelyPlace | null> {
  const userId = ownerOf(actor);
  const choice = await findChoice(tx, userId);
  if (!choice) return null;
  const { companyId, timeZone } = actor;
  const ahead = await loadAhead(tx, deps, { companyId, userId, timeZone, now }, choice);
  const at = ahead.weeks.findIndex(({ week }) => week.monday === monday);
  const week = ahead.weeks[at];
  if (!week) return null;
  const pick = plansAhead(ahead)[at]?.picks.find((one) => one.slot === slot) ?? null;
  if (!pick) return { ahead, week, pick, posts: [] };
  const { network, date, dueAt, reason } = pick;
  const place = { network, date, minute: minuteOf(dueAt), filter: reason.filter };
  return { ahead, week, pick, posts: fittingPosts(ahead, week, place) };
}
