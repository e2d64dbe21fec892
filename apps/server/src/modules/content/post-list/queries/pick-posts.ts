import { pickPosts as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { pickPosts as findRows } from "../post-list.store.ts";

export const pickPosts = query(at, ({ input, actor, tx, now }) =>
  findRows(tx, input, { companyId: actor.companyId, now }),
);
