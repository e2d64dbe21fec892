import type { PostStatus, Voice } from "@polyphon/contract/content/content.ts";
import { postPublished } from "@polyphon/contract/content/content.events.ts";
import type { WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import { rateOf } from "@polyphon/rules/editorial/work/rate-of.ts";
import { isBillable, stepOf, type Worker } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import {
  assigneesOf,
  type CategorisedPost,
  categorisedPosts,
  movePost,
  ratesOf,
} from "../../content/content.api.ts";
import { isInReach, reachOf, workerOf } from "../editorial.policy.ts";
import type { EditorialDeps } from "../editorial.deps.ts";
import { addRound, findWork, insertTransition, markBillable } from "./workflow.store.ts";
import type { Feedback } from "./feedback.ts";
import { notifyNextReviewer } from "./notify-next-reviewer.ts";

export interface StepInput {
  readonly id: number;
  readonly version: number;
  readonly action: WorkflowAction;
  readonly feedback: Feedback;
}

/** A post that this worker may see; not found for anybody else. */
export async function requireAccessiblePost(tx: Tx, worker: Worker, id: number): Promise<CategorisedPost> {
  const [post] = await categorisedPosts(tx, [id]);
  if (!post || !isInReach(reachOf(worker), post)) throw new Refusal("not_found");
  return post;
}

function refuseAbsentVoices(post: CategorisedPost, meant: readonly Voice[]): void {
  const known = new Set(post.voices.map(({ voice }) => voice));
  if (meant.some((voice) => !known.has(voice)))
    throw new Refusal("validation", {}, [{ field: "voices", error: "not_found", values: {} }]);
}

/** A post gets its price when it becomes billable, from the code it has then. */
export async function bookWork(tx: Tx, post: CategorisedPost, to: PostStatus, now: Date): Promise<void> {
  if (!isBillable(to)) return;
  const work = (await findWork(tx, [post.id])).get(post.id);
  if (!work || work.billableAt !== null) return;
  const { curatorCode } = work;
  const rates = curatorCode === null ? null : await ratesOf(tx, curatorCode);
  await markBillable(tx, post.id, { cents: rateOf(post.source, rates), curatorCode, at: now });
}

/**
 * One step of the workflow: allowed by the rule, taken only from the reviewed state and version, recorded, notified.
 */
export async function takeStep(
  tx: Tx,
  deps: EditorialDeps,
  actor: StaffActor,
  { id, version, action, feedback }: StepInput,
  now: Date,
): Promise<{ id: number; status: PostStatus; version: number }> {
  const worker = await workerOf(tx, actor);
  const post = await requireAccessiblePost(tx, worker, id);
  const step = stepOf(worker, post, action);
  if (!step) throw new Refusal("workflow_refused");
  if (post.version !== version) throw new Refusal("edited_meanwhile");
  const voices = feedback.voices ?? [];
  refuseAbsentVoices(post, voices);

  const published = step.to === "PUBLISHED";
  const assignedBefore = (await assigneesOf(tx, [id])).get(id) ?? null;
  const publishAt = published && post.publishAt < now ? { publishAt: now } : {};
  const moved = await movePost(tx, { id, version, from: post.status, to: step.to, ...publishAt }, now);
  if (!moved) throw new Refusal("edited_meanwhile");
  const transitionId = await insertTransition(tx, {
    postId: id,
    accountId: actor.accountId,
    userType: step.who,
    action,
    from: post.status,
    to: step.to,
    reason: feedback.reason ?? null,
    reasonKinds: feedback.reasonKinds ?? [],
    voices,
    note: feedback.note ?? null,
    post,
    at: now,
    ...(published ? { publishAtBefore: post.publishAt, assignedBefore } : {}),
  });
  if (action === "RESUBMIT") await addRound(tx, post);
  await bookWork(tx, post, step.to, now);
  await notifyNextReviewer(tx, deps, {
    post,
    to: step.to,
    by: actor.accountId,
    feedback,
    onceKey: `post-step:${transitionId}`,
  });
  if (published) emit(tx, postPublished, { postId: id });
  return { id, status: step.to, version: version + 1 };
}
