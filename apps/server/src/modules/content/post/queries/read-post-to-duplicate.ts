import { readPostToDuplicate as at } from "@polyphon/contract/content/post/post-desk.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { reachedPost, showPost } from "../show-post.ts";

export const readPostToDuplicate = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx }) => showPost(tx, deps, actor, await reachedPost(tx, input.id)));
