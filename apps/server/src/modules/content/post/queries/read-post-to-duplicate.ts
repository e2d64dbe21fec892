import { readPostToDuplicate as at } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { loadAccessiblePost, showPost } from "../show-post.ts";

export const readPostToDuplicate = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx }) =>
    showPost(tx, deps, actor, await loadAccessiblePost(tx, actor, input.id)),
  );
