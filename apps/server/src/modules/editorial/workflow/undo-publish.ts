import { undoRefusal } from "@polyphon/rules/editorial/workflow/undo-publish.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { isDecidedSince, lockPost, unpublishPost } from "../../content/content.api.ts";
import { workerOf } from "../editorial.policy.ts";
import type { EditorialDeps } from "../editorial.deps.ts";
import { requireAccessiblePost } from "./take-step.ts";
import { deleteTransition, findLastTransition } from "./workflow.store.ts";

/** The post is as if the caller had not published it. Publishing has notified nobody, so there is nothing to withdraw. */
export async function undoPublish(
  tx: Tx,
  deps: EditorialDeps,
  actor: StaffActor,
  id: number,
  now: Date,
): Promise<void> {
  await lockPost(tx, id);
  const post = await requireAccessiblePost(tx, await workerOf(tx, actor), id);
  const last = await findLastTransition(tx, id);
  const refusal = undoRefusal(
    {
      status: post.status,
      version: post.version,
      killed: post.killedAt !== null,
      shared: await deps.isShared(tx, id),
      decided: last !== null && (await isDecidedSince(tx, id, last.at)),
    },
    last,
    { accountId: actor.accountId, now },
  );
  if (refusal) throw new Refusal(refusal);
  // The rule has refused whatever is not a publication, and each of those has both.
  if (!last?.from) throw new Refusal("workflow_refused");
  const undone = await unpublishPost(tx, {
    id,
    version: post.version,
    publishedAt: last.at,
    status: last.from,
    publishAt: last.publishAtBefore ?? post.publishAt,
    assigneeId: last.assignedBefore,
  });
  if (!undone) throw new Refusal("undo_changed");
  await deleteTransition(tx, last.id);
}
