import { readAskedOwnPost as at } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { requireAccessibleAskedPost } from "../reach-own-post.ts";
import { showAsked } from "../show-asked-post.ts";

export const readAskedOwnPost = (deps: ContentDeps) =>
  query(at, async ({ input: { id }, actor, tx, guard }) => {
    await requireAccessibleAskedPost(tx, actor, id);
    return showAsked(tx, deps, { actor, guard }, id);
  });
