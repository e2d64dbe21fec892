import { swapPost as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { visiblePost } from "../../../content/content.api.ts";
import { endWaitingShare, lockSharesOfMany, placePlanned } from "../../../sharing/sharing.api.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { ownerOf } from "../../choices/choice-facts.ts";
import { findSwap } from "../find-swap.ts";

export const swapAutopilotPost = (deps: AutopilotDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const userId = ownerOf(actor);
    await lockSharesOfMany(tx, [userId]);
    const swap = await findSwap(tx, deps, actor, input.shareId, now);
    await visiblePost(tx, actor, actor.timeZone, input.postId, now);
    if (!swap || swap.share.dueAt <= now) throw new Refusal("share_not_open");
    const { share, ahead, posts } = swap;
    const other = posts.find(({ postId }) => postId === input.postId);
    if (!other) throw new Refusal("post_does_not_fit");
    if (!(await endWaitingShare(tx, userId, share.id))) throw new Refusal("share_not_open");
    const { slot, userRunId, reason } = share.plan;
    const { network, dueAt, assisted } = share;
    const [placed] = await placePlanned(tx, await companyOf(tx, actor.companyId), ahead.context.posts, [
      {
        userId,
        postId: other.postId,
        network,
        voice: other.voice,
        dueAt,
        assisted,
        plan: { slot, userRunId, reason: { ...reason, step: other.step, kind: other.kind } },
        edited: true,
      },
    ]);
    if (!placed) throw new Refusal("post_does_not_fit");
    return { shareId: placed.id };
  });
