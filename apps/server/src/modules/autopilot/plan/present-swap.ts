import type { listSwapPosts } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { SwapPost } from "@polyphon/rules/autopilot/plan/swap-posts.ts";
import { suggestedCopy } from "@polyphon/rules/sharing/compose/compose-share.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import type { AutopilotDeps } from "../autopilot.deps.ts";
import { loadFacts } from "../choices/choice-facts.ts";
import type { Ahead } from "./load-ahead.ts";
import { shownMediaOf, shownPost } from "./plan.present.ts";

/** Enough to choose from; whoever wants another topic changes the plan. */
const offered = 8;

/** The posts a person can choose from for a slot, each with the text it would be shared with. */
export async function presentSwap(
  { deps, tx, actor }: { readonly deps: AutopilotDeps; readonly tx: Tx; readonly actor: FrontActor },
  { context }: Ahead,
  posts: readonly SwapPost[],
  network: Network,
): Promise<OutputOf<typeof listSwapPosts>> {
  const shown = posts.slice(0, offered);
  const ids = shown.map(({ postId }) => postId);
  const words = {
    byId: (await loadFacts(tx, actor)).byId,
    posts: context.posts,
    zone: actor.timeZone,
    thumbnails: await deps.thumbnails(tx, shownMediaOf(context.posts, ids)),
  };
  return {
    items: shown.map(({ postId, voice }) => {
      const post = context.posts.get(postId);
      return { ...shownPost(words, postId), text: post ? suggestedCopy(post, voice, network) : "" };
    }),
  };
}
