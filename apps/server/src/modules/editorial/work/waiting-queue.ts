import { limits } from "@polyphon/contract/limits.ts";
import { postsWaitingFor } from "@polyphon/rules/insights/cards-of-role.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { listQueue, type QueuedPost } from "../../content/content.api.ts";
import { findHeldWork } from "../../identity/identity.api.ts";
import { reachOf, workerOf } from "../editorial.policy.ts";
import { lastSteps } from "./own-reviews.store.ts";
import { dayOf, weekSpan } from "./post-weeks.ts";
import { workOfWriters } from "./editorial-figures.store.ts";

/** The posts that wait for somebody; null where they are more than are read at once. */
export async function waitingQueue(
  tx: Tx,
  actor: StaffActor,
  { week }: { readonly week?: string } = {},
): Promise<QueuedPost[] | null> {
  const { rows, next } = await listQueue(
    tx,
    {
      ...reachOf(await workerOf(tx, actor)),
      statuses: postsWaitingFor(actor.userType),
      categoryId: undefined,
      planned: week === undefined ? null : weekSpan(week),
      search: null,
      assignedTo: null,
      order: "soonest",
    },
    { limit: limits.dashboard.queuedPosts },
  );
  return next === null ? rows : null;
}

/** The post that has waited longest for somebody; null where too many wait to tell. */
export async function oldestWaiting(tx: Tx, actor: StaffActor) {
  const posts = await waitingQueue(tx, actor);
  if (posts === null) return null;
  const since = await lastSteps(
    tx,
    posts.map(({ id }) => id),
  );
  const [first] = posts
    .flatMap(({ id, title }) => {
      const at = since.get(id);
      return at ? [{ id, title, since: at }] : [];
    })
    .toSorted((one, other) => one.since.getTime() - other.since.getTime());
  return { post: first ?? null };
}

/** A writer's target of the week, and how much of it is submitted; null without a target. */
export async function targetOfWeek(tx: Tx, actor: StaffActor, now: Date) {
  const { weeklyTarget } = await findHeldWork(tx, actor.accountId, actor.roleId);
  if (weeklyTarget === null) return null;
  const work = await workOfWriters(tx, [actor.accountId], weekSpan(dayOf(now)));
  return { target: weeklyTarget, submitted: work.get(actor.accountId)?.submitted ?? 0 };
}
