import { addPostComment as at } from "@polyphon/contract/editorial/thread.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { workerOf } from "../../editorial.policy.ts";
import { requireAccessiblePost } from "../../workflow/take-step.ts";
import { insertComment } from "../comment.store.ts";
import { notifyThread } from "../notify-thread.ts";

export const addPostComment = command(at, async ({ input, actor, tx, now }) => {
  const { text: body, voice } = input;
  const post = await requireAccessiblePost(tx, await workerOf(tx, actor), input.id);
  const { accountId } = actor;
  const key = await insertComment(tx, {
    postId: post.id,
    accountId,
    userType: actor.userType ?? 0,
    voice,
    body,
    at: now,
  });
  await notifyThread(tx, { post, key, accountId, body });
  return { key };
});
