import { readLinkedinPost as at } from "@polyphon/contract/content/linkedin-posts.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentNeeds } from "../../content.port.ts";
import { openDesk } from "../linkedin.policy.ts";
import { showLinkedinPost } from "../reached-linkedin-post.ts";

export const readLinkedinPost = (needs: Pick<ContentNeeds, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    await openDesk(tx, actor);
    return showLinkedinPost(tx, needs, actor, input.id);
  });
