import { type PostStatus, postStatuses } from "@polyphon/contract/content/content.ts";
import type { QueueView } from "@polyphon/contract/editorial/editorial.ts";
import { listWorkflowPosts as at } from "@polyphon/contract/editorial/review.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { postsWaitingFor } from "@polyphon/rules/insights/cards-of-role.ts";
import { nextHand, waitingStates, type Worker } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listQueue } from "../../../content/content.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { namedAssignees } from "../../assignment/named-assignees.ts";
import { reachOf, workerOf } from "../../editorial.policy.ts";
import { presentQueued } from "../workflow-post.present.ts";
import { findWork } from "../workflow.store.ts";
import { weekSpan } from "../../work/post-weeks.ts";

function statesOf(view: QueueView | undefined, worker: Worker): PostStatus[] {
  const mine = waitingStates(worker.userType);
  const back = (status: PostStatus) => nextHand(status) === userTypes.writer;
  switch (view) {
    case undefined:
      return [...postStatuses];
    case "waiting":
      return mine;
    case "returned":
      return postStatuses.filter(back);
    case "moving":
      return postStatuses.filter(
        (status) => nextHand(status) !== null && !mine.includes(status) && !back(status),
      );
    case "done":
      return postStatuses.filter((status) => nextHand(status) === null);
  }
}

export const listWorkflowPosts = query(at, async ({ input, actor, tx }) => {
  const worker = await workerOf(tx, actor);
  const counted = postsWaitingFor(worker.userType);
  const states = statesOf(input.view, worker).filter(
    (one) => (input.status ?? one) === one && (input.waiting === undefined || counted.includes(one)),
  );
  const { rows, next } = await listQueue(
    tx,
    {
      ...reachOf(worker),
      statuses: states,
      categoryId: input.categoryId,
      planned: input.week === undefined ? null : weekSpan(input.week),
      assignedTo: input.assigned === "mine" ? actor.accountId : (input.assigned ?? null),
      search: (input.search ?? "").length >= limits.search.min ? (input.search ?? null) : null,
      order: states.some((status) => nextHand(status) === null) ? "newest" : "soonest",
    },
    input,
  );
  const [names, work, assignees] = await Promise.all([
    namesOfAccounts(
      tx,
      rows.flatMap(({ createdBy }) => createdBy ?? []),
    ),
    findWork(
      tx,
      rows.map(({ id }) => id),
    ),
    namedAssignees(
      tx,
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    items: rows.map((post) =>
      presentQueued(actor, worker, post, {
        writer: names.get(post.createdBy ?? 0) ?? null,
        round: work.get(post.id)?.rounds ?? 0,
        assignee: assignees.get(post.id) ?? null,
      }),
    ),
    next,
  };
});
