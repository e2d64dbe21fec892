import { postStatuses } from "@polyphon/contract/content/content.ts";
import { readWorkflowCounts as at } from "@polyphon/contract/editorial/review.contract.ts";
import { categoriesInReach, nextHand, waitingStates } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { query } from "../../../../platform/operation/query.ts";
import { countByStatus, namesOfCategories } from "../../../content/content.api.ts";
import { reachOf, workerOf } from "../../editorial.policy.ts";

const most = 10_000;

/** Published posts are not counted: they are many, and nobody has to do anything about them. */
const counted = postStatuses.filter((status) => nextHand(status) !== null);

export const readWorkflowCounts = query(at, async ({ actor, tx }) => {
  const worker = await workerOf(tx, actor);
  const counts = await countByStatus(tx, reachOf(worker), counted, most);
  const waiting = waitingStates(worker.userType).reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  return {
    waiting,
    statuses: counted.map((status) => ({ status, count: counts.get(status) ?? 0 })),
    categories: await namesOfCategories(tx, categoriesInReach(worker) ?? []),
  };
});
