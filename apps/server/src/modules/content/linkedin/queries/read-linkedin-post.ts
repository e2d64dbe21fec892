import { readLinkedinPost as at } from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { openDesk } from "../linkedin.policy.ts";
import { showLinkedinPost } from "../reached-linkedin-post.ts";

export const readLinkedinPost = (deps: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    await openDesk(tx, actor);
    return showLinkedinPost(tx, deps, actor, input.id);
  });
