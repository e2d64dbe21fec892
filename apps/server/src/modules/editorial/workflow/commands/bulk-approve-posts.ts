import { bulkApprovePosts as at } from "@polyphon/contract/editorial/editorial.contract.ts";
import { stepsOf } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { actOnEach } from "../../../../platform/resource/act-on-each.ts";
import { workerOf } from "../../editorial.policy.ts";
import type { EditorialDeps } from "../../editorial.deps.ts";
import { requireAccessiblePost, takeStep } from "../take-step.ts";

/** The forward step of the caller: to approve, or to publish. */
export const bulkApprovePosts = (deps: EditorialDeps) =>
  command(at, async ({ input, actor, tx, now, language }) => {
    const worker = await workerOf(tx, actor);
    const published: number[] = [];
    const outcome = await actOnEach({ tx, language }, [...new Set(input.ids)], "not_found", async (id) => {
      const post = await requireAccessiblePost(tx, worker, id);
      const step = stepsOf(worker, post).find(({ action }) => action === "APPROVE" || action === "PUBLISH");
      if (!step) throw new Refusal("workflow_refused");
      const { action } = step;
      await takeStep(tx, deps, actor, { id, version: post.version, action, feedback: {} }, now);
      if (action === "PUBLISH") published.push(id);
    });
    return { ...outcome, published };
  });
