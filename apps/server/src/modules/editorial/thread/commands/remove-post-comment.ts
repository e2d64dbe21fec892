import { removePostComment as at } from "@polyphon/contract/editorial/thread.contract.ts";
import { deleteRefusal } from "@polyphon/rules/editorial/workflow/thread.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { workerOf } from "../../editorial.policy.ts";
import { requireAccessiblePost } from "../../workflow/take-step.ts";
import { deleteComment, findComment } from "../comment.store.ts";
import { withdrawFromThread } from "../notify-thread.ts";

export const removePostComment = command(at, async ({ input, actor, tx, now }) => {
  const post = await requireAccessiblePost(tx, await workerOf(tx, actor), input.id);
  const comment = await findComment(tx, post.id, input.key);
  if (!comment) throw new Refusal("not_found");
  const refusal = deleteRefusal(comment, { accountId: actor.accountId, now });
  if (refusal) throw new Refusal(refusal);
  await withdrawFromThread(tx, { post, key: comment.id, accountId: actor.accountId });
  await deleteComment(tx, comment.id);
  return {};
});
