import { listPostCategoryTags as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { tagsToChoose } from "../../post-form/post-choices.store.ts";

export const listPostCategoryTags = query(at, async ({ input, tx }) => {
  const found = await tagsToChoose(tx, input.categoryId);
  if (!found) throw new Refusal("not_found");
  return found;
});
