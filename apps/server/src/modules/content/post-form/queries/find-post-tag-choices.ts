import { findPostTagChoices as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { postTagsBy } from "../post-choices.store.ts";

export const findPostTagChoices = query(at, async ({ input, actor, tx }) => ({
  items: await postTagsBy(tx, actor.companyId, input),
}));
