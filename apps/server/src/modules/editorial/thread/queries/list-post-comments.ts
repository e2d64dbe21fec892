import { listPostComments as at } from "@polyphon/contract/editorial/thread.contract.ts";
import { deleteRefusal } from "@polyphon/rules/editorial/workflow/thread.ts";
import { query } from "../../../../platform/operation/query.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { workerOf } from "../../editorial.policy.ts";
import { requireAccessiblePost } from "../../workflow/take-step.ts";
import { listComments } from "../comment.store.ts";

export const listPostComments = query(at, async ({ input, actor, tx, now }) => {
  const post = await requireAccessiblePost(tx, await workerOf(tx, actor), input.id);
  const { rows, next } = await listComments(tx, post.id, input);
  const names = await namesOfAccounts(tx, [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))]);
  const { accountId } = actor;
  return {
    items: rows.map((comment) => ({
      key: comment.id,
      at: comment.at.toISOString(),
      by: names.get(comment.accountId ?? 0) ?? null,
      own: comment.accountId === accountId,
      voice: comment.voice,
      text: comment.body,
      can: { delete: deleteRefusal(comment, { accountId, now }) === null },
    })),
    next,
  };
});
