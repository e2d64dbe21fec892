import { listSwapPosts as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { suggestedCopy } from "@polyphon/rules/sharing/compose/compose-share.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { loadFacts } from "../../choices/choice-facts.ts";
import { findSwap } from "../find-swap.ts";
import { firstImages, shownPost } from "../plan.present.ts";

/** Enough to choose from; whoever wants another topic changes the plan. */
const offered = 8;

export const listAutopilotSwapPosts = (deps: AutopilotDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const swap = await findSwap(tx, deps, actor, input.shareId, now);
    if (!swap) return { items: [] };
    const { context } = swap.ahead;
    const shown = swap.posts.slice(0, offered);
    const ids = shown.map(({ postId }) => postId);
    const words = {
      byId: (await loadFacts(tx, actor)).byId,
      posts: context.posts,
      zone: actor.timeZone,
      thumbnails: await deps.thumbnails(tx, firstImages(context.posts, ids)),
    };
    return {
      items: shown.map(({ postId, voice }) => {
        const post = context.posts.get(postId);
        const text = post ? suggestedCopy(post, voice, swap.share.network) : "";
        return { ...shownPost(words, postId), text };
      }),
    };
  });
