import { listPostAssignees as at } from "@polyphon/contract/editorial/thread.contract.ts";
import { mayAssign } from "@polyphon/rules/editorial/workflow/thread.ts";
import { query } from "../../../../platform/operation/query.ts";
import { workerOf } from "../../editorial.policy.ts";
import { requireAccessiblePost } from "../../workflow/take-step.ts";
import { colleaguesOf } from "../colleagues-of.ts";

/** Nobody for whoever may not assign it. */
export const listPostAssignees = query(at, async ({ input, actor, tx }) => {
  const worker = await workerOf(tx, actor);
  const post = await requireAccessiblePost(tx, worker, input.id);
  const colleagues = mayAssign(worker, post) ? await colleaguesOf(tx, post) : [];
  return { items: colleagues.map((one) => ({ ...one, own: one.id === actor.accountId })) };
});
