import { readOwnPost as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { requireAccessibleOwnPost } from "../reach-own-post.ts";
import { showOwnPost } from "../show-own-post.ts";

export const readOwnPost = (deps: ContentDeps) =>
  query(at, async ({ input: { id }, actor, tx }) => {
    await requireAccessibleOwnPost(tx, actor, id);
    return showOwnPost(tx, deps, actor, id);
  });
