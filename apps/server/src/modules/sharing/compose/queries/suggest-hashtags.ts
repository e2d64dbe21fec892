import { suggestHashtags as at } from "@polyphon/contract/sharing/hashtags.contract.ts";
import { rankHashtags } from "@polyphon/rules/sharing/compose/hashtags/rank-hashtags.ts";
import { query } from "../../../../platform/operation/query.ts";
import { copiesOfCategory, prohibitedIn, visiblePost } from "../../../content/content.api.ts";
import { latestTextsOf } from "../own-texts.store.ts";

/** Colleagues' shares are no source: nobody learns from the hashtags what somebody else shares. */
export const suggestHashtags = query(at, async ({ input, actor, tx, now }) => {
  const { postId } = input;
  const post = postId === undefined ? null : await visiblePost(tx, actor, actor.timeZone, postId, now);
  const category =
    post === null || post.categoryId === null ? [] : await copiesOfCategory(tx, actor, post.categoryId, now);
  const ranked = rankHashtags({
    post: post?.voices.flatMap(({ copy }) => Object.values(copy)) ?? [],
    own: await latestTextsOf(tx, actor.accountId),
    category,
  });
  const isProhibited = await prohibitedIn(tx, actor.companyId);
  return { hashtags: ranked.filter((hashtag) => !isProhibited(hashtag)) };
});
