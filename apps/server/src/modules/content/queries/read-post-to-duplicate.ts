import { readPostToDuplicate as at } from "@polyphon/contract/content/post-desk.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import type { ContentNeeds } from "../content.port.ts";
import { reachedPost, showPost } from "../show-post.ts";

export const readPostToDuplicate = (needs: ContentNeeds) =>
  query(at, async ({ input, actor, tx }) => showPost(tx, needs, actor, await reachedPost(tx, input.id)));
