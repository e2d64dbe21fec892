import { readLinkedinPost as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { openApproval } from "../linkedin.policy.ts";
import { showLinkedinPost } from "../accessible-linkedin-post.ts";

export const readLinkedinPost = (deps: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    await openApproval(tx, actor);
    return showLinkedinPost(tx, deps, actor, input.id);
  });
