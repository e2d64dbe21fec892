import { readPost as at } from "@polyphon/contract/content/content.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import type { ContentNeeds } from "../content.port.ts";
import { reachedPost, showPost } from "../show-post.ts";

export const readPost = (needs: ContentNeeds) =>
  query(at, async ({ input, actor, tx }) => showPost(tx, needs, actor, await reachedPost(tx, input.id)));
