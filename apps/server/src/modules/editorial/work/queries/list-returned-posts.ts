import { listReturnedPosts as at } from "@polyphon/contract/editorial/work.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { dueOn } from "@polyphon/rules/editorial/work/week-plan.ts";
import { query } from "../../../../platform/operation/query.ts";
import { plannedCategories } from "../../../content/content.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { lastReturns } from "../own-reviews.store.ts";
import { weekOf } from "../post-weeks.ts";
import { waitingQueue } from "../waiting-queue.ts";

export const listReturnedPosts = query(at, async ({ input, actor, tx }) => {
  const posts = new Map(((await waitingQueue(tx, actor)) ?? []).map((post) => [post.id, post]));
  const ofWriter = actor.userType === userTypes.writer;
  const returns = (await lastReturns(tx, [...posts.keys()], ofWriter ? null : actor.accountId))
    .filter(({ backAt }) => ofWriter || backAt !== null)
    .toSorted((one, other) => (other.backAt ?? other.at).getTime() - (one.backAt ?? one.at).getTime());
  const shown = returns.slice(0, input.limit);
  const categoryIds = shown.flatMap(({ postId }) => posts.get(postId)?.categoryId ?? []);
  const names = await namesOfAccounts(
    tx,
    shown.flatMap(({ by }) => by ?? []),
  );
  const categories = new Map(
    (await plannedCategories(tx, [...new Set(categoryIds)], categoryIds.length)).map((one) => [one.id, one]),
  );
  return {
    items: shown.flatMap(({ postId, by, reason, reasonKinds, voices, at: returnedAt, backAt }) => {
      const post = posts.get(postId);
      if (!post) return [];
      const category = categories.get(post.categoryId);
      return [
        {
          id: postId,
          title: post.title,
          categoryName: post.categoryName,
          status: post.status,
          by: names.get(by ?? 0) ?? null,
          reason,
          reasonKinds,
          voices,
          returnedAt: returnedAt.toISOString(),
          backAt: ofWriter ? null : (backAt?.toISOString() ?? null),
          dueOn: category?.dueDay ? dueOn(weekOf(post.publishAt), category) : null,
        },
      ];
    }),
    more: returns.length > shown.length,
  };
});
