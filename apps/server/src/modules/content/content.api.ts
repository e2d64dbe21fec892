import { isPostVisible } from "@polyphon/rules/content/visibility/visible-post.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { Refusal } from "../../platform/operation/refusal.ts";
import type { FrontActor } from "../../platform/session/actor.ts";
import { galleryRuleOf } from "../companies/companies.api.ts";
import { groupsOfEmployee } from "../people/people.api.ts";
import {
  type AnyPostRow,
  findCategorisedPosts,
  findPost,
  findPosts,
  type PostRow,
} from "./post/post.store.ts";
import { findGallery } from "./gallery/gallery.store.ts";
import { keptBackIn } from "./processing/processing.store.ts";
import { postFactsOf } from "./visibility/post-facts.ts";

export type Post = AnyPostRow;

export type CategorisedPost = PostRow;

/** A personal post belongs to its owner, also where they act as a LinkedIn group. */
function isFor(actor: FrontActor, { forAccountId }: AnyPostRow): boolean {
  return forAccountId === null || forAccountId === actor.accountId || forAccountId === actor.primaryAccountId;
}

export async function visiblePost(
  tx: Tx,
  actor: FrontActor,
  zone: string,
  id: number,
  now: Date,
): Promise<Post> {
  const post = await findPost(tx, id);
  if (!post || !isFor(actor, post)) throw new Refusal("not_found");
  // The groups of the employee, also where the account is a LinkedIn group's.
  const employeeId = actor.primaryAccountId ?? actor.accountId;
  const groups = post.groupIds.length === 0 ? [] : await groupsOfEmployee(tx, employeeId);
  const keptBack = await keptBackIn(tx, [actor.companyId], post.id);
  const reader = {
    userId: actor.accountId,
    groups,
    zone,
    // Row level security has checked both: another company's post, or one of another category, is not found.
    foreign: false,
    categoryConnected: true,
    keptBack: keptBack.get(actor.companyId) ?? null,
  };
  if (!isPostVisible(postFactsOf(post, zone), reader, now)) throw new Refusal("not_found");
  return post;
}

/** For the engine: the posts behind shares, whether or not they are still visible. */
export function postsById(tx: Tx, ids: readonly number[]): Promise<Post[]> {
  return findPosts(tx, ids);
}

/** Those of the posts that staff work on, which excludes personal ones. */
export function categorisedPosts(tx: Tx, ids: readonly number[]): Promise<CategorisedPost[]> {
  return findCategorisedPosts(tx, ids);
}

/** Media ids of the gallery images that employees of the company may use; a missing one cannot be used. */
export async function galleryImages(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rule = await galleryRuleOf(tx, companyId);
  return rule.on ? findGallery(tx, companyId, rule.hashtags, ids) : new Map<number, number>();
}

export {
  categoriesOfCompany,
  findCategoriesBy,
  namesOfCategories,
} from "./categories/category-choice.store.ts";

export { countListedPosts, findListedPosts, type PostListFilter } from "./post-list/post-list.store.ts";

export { topicChoices } from "./categories/topic-choices.ts";

export { refuseProhibited } from "./prohibited/refuse-prohibited.ts";

/** What others of a category say, for whoever writes about one of its posts. */
export { copiesOfCategory } from "./feed/category-copies.store.ts";

/** Whether an address is prohibited from registering or receiving mail. */
export { isEmailProhibited, prohibitedAmong } from "./prohibited/prohibited-list.ts";

/** Kills a post or releases it, and finds the posts for it. */
export { killPost } from "./visibility/kill-post.ts";
export { listSwitchablePosts } from "./visibility/killed-posts.store.ts";

/** What the rules of the feed and of the autopilot ask of a post. */
export { frontPageOf } from "./visibility/post-facts.ts";

/** For whoever is moved to another company. */
export { postsVisibleIn } from "./visibility/visible-posts.store.ts";

/** Own posts that wait for approval, of these companies. */
export { countWaitingOwnPosts } from "./own-posts/own-post.store.ts";

export { countWaitingPosts } from "./workflow/pending-posts.store.ts";

/** For the editorial workflow: moves a post on, unless somebody else has meanwhile. */
export { movePost } from "./workflow/move-post.ts";
export { unpublishPost } from "./workflow/unpublish-post.ts";
export { isDecidedSince } from "./processing/processing.store.ts";

export { lockPost } from "./post/write-post.store.ts";
export { isStillPublished } from "./visibility/visible-posts.store.ts";

export { assigneesOf, setAssignee } from "./workflow/assignee.store.ts";

/** The queues of the editorial work. */
export {
  countByStatus,
  countPlanned,
  eicAddressesOf,
  listQueue,
  type PlannedCategory,
  plannedCategories,
  type QueuedPost,
  ratesOf,
} from "./workflow/post-queue.store.ts";

/** For the autopilot: what may be planned, and whether a text may be shared at all. */
export { type PostToPlan, postsToPlan } from "./visibility/plan-posts.store.ts";
export { prohibitedIn } from "./prohibited/refuse-prohibited.ts";

/** How many own posts of each of these people are approved, and the post that one person shares. */
export { countApprovedOf } from "./own-posts/own-post.store.ts";
export { placePersonalPost } from "./personal-posts/place-personal-post.ts";

/** The categories that employees of a company choose from, with their defining tags. */
export { connectedTopics as topicsOfCompany, type Topic } from "./categories/topic.store.ts";

/** An employee's saved feed filters, for the account that the app reads and for a move to another company. */
export { countFeedFilters, findFeedFilters, forgetFeedFilters } from "./feed/feed-filter.store.ts";
