import { listSwapPosts as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { findSwap } from "../find-swap.ts";
import { presentSwap } from "../present-swap.ts";

export const listAutopilotSwapPosts = (deps: AutopilotDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const swap = await findSwap(tx, deps, actor, input.shareId, now);
    return swap
      ? presentSwap({ deps, tx, actor }, swap.ahead, swap.posts, swap.share.network)
      : { items: [] };
  });
