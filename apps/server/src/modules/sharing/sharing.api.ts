import type { Tx } from "../../platform/db/transaction.ts";
import { postsById } from "../content/content.api.ts";
import { clicksOfPosts } from "../links/links.api.ts";
import { sharesSeenBy, shareTotals } from "./figures/post-shares.store.ts";
import { listSharesOf, sharesOfAnybody } from "./shares/share.store.ts";

/** For whoever would take a post back. */
export { isShared } from "./figures/post-shares.store.ts";

/** What posts show of their shares; compose passes it to content, on which this module depends. */
export const sharesOfPosts = {
  seenBy: sharesSeenBy,
  clicks: clicksOfPosts,

  totals: async (tx: Tx, postIds: readonly number[]) => {
    const [shares, clicks] = await Promise.all([shareTotals(tx, postIds), clicksOfPosts(tx, postIds)]);
    return new Map([...shares].map(([id, total]) => [id, { ...total, clicks: clicks.get(id) ?? null }]));
  },
};

/**
 * What a notification says of shares. A post that the company no longer sees is named by the beginning of the share's
 * text.
 */
export async function sharesToAnnounce(tx: Tx, ids: readonly number[]) {
  const shares = await sharesOfAnybody(tx, ids);
  const posts = await postsById(tx, [...new Set(shares.map((share) => share.postId))]);
  const titles = new Map(posts.map((post) => [post.id, post.title]));
  return shares.map(({ id, userId, postId, network, text, state }) => ({
    id,
    userId,
    postId,
    network,
    title: titles.get(postId) ?? text.slice(0, 80),
    inQuestion: state === "UNCONFIRMED",
  }));
}

/** Attempts that did not succeed, newest first, for the log that staff read. */
export {
  type AttemptEntry,
  type AttemptKey,
  type AttemptInput,
  listTroubledAttempts,
} from "./engine/settle/attempt.store.ts";

/** Kill switches: their state, who set them, and setting them. */
export { setSwitch } from "./switches/set-switch.ts";
export {
  findSwitch,
  findSwitches,
  findSwitchesOf,
  isSwitchActive,
  listActiveOf,
  lockSwitch,
  type SwitchRow,
} from "./switches/switches.store.ts";
export { listPostTurns, listSwitchLog } from "./switches/switch-log.store.ts";
export { countShares, previewRelease, type ShareScope } from "./switches/stopped-shares.store.ts";

export { assistedKey } from "./assisted/assisted-key.ts";

/** An employee's latest shares up to now, as staff read them. Planned ones are counted, not listed. */
export async function recentSharesOf(tx: Tx, userId: number, now: Date, limit: number) {
  const { rows: shares } = await listSharesOf(tx, { userId, dueBy: now, order: "latest" }, { limit });
  const posts = await postsById(tx, [...new Set(shares.map((share) => share.postId))]);
  const titles = new Map(posts.map((post) => [post.id, post.title]));
  return shares.map(({ id, network, postId, text, state, reason, dueAt, permalink }) => ({
    id,
    network,
    title: titles.get(postId) ?? text.slice(0, 80),
    state,
    reason,
    dueAt,
    permalink,
  }));
}

/** What staff read of the autopilot's shares. */
export { countPlanned, type LoggedShare, loggedShares, spreadOf } from "./autopilot/plan-log.store.ts";

export { moveShares, weighMoveOfShares } from "./shares/move-shares.ts";
export { activityCondition, countWaitingOf, figuresOf } from "./shares/shares-of-people.store.ts";

/** Figures of a whole company, for its form and its dashboard. */
export {
  contributedClicks,
  contributedShares,
  countShared,
  countSharers,
  countWaiting,
} from "./figures/company-figures.store.ts";

export { countFailedShares, countHeldShares } from "./figures/held-and-failed-shares.store.ts";

/** For importing a page on which posts are shared from here. */
export { sharedUrns } from "./shares/shared-urns.store.ts";

/**
 * For the autopilot: what people have in a week, when colleagues share what, and placing and cancelling a plan's
 * shares.
 */
export { placePlanned, type PlannedPick } from "./autopilot/place-planned.ts";
export {
  cancelPlanned as withdrawPlanned,
  type PlanEndReason,
  cancelPlansOf as withdrawPlansOf,
  cancelPlansOfPeople as withdrawPlansOfPeople,
  keepPlanned,
  type PlannedWords,
  rewordPlanned,
} from "./autopilot/planned-changes.store.ts";
export {
  companiesPlanning,
  companiesWithPlans,
  endedShareIn,
  historyOf,
  lockSharesOfMany,
  peoplePlannedWith,
  peopleWithPlans,
  plannedPosts,
  sharedSince,
  type StoredPlan,
  takenBetween,
  type TakenRow,
  weekSharesOf,
  type WeekShareRow,
} from "./autopilot/planned.store.ts";

/** For badges and levels. */
export { type SharerFigures, sharerFigures } from "./figures/sharer-figures.ts";
export { type Sharer, sharersOf } from "./figures/sharer-figures.store.ts";

/** Sharing for modules that have something of their own to share. */
export { handOver } from "./assisted/hand-over.ts";
export { placeAssisted, placeShares } from "./compose/place-shares.ts";
export { presentShares } from "./shares/present-shares.ts";
export { waitForAnswers } from "./compose/settled-shares.ts";
export type { SharingDeps } from "./sharing.deps.ts";
export { findShares as sharesById } from "./shares/share.store.ts";

/** A person cancels their own waiting shares. */
export { endWaitingShare, findShare as shareOf } from "./shares/share.store.ts";
export { restoreWaiting } from "./shares/change/restore-waiting.ts";
