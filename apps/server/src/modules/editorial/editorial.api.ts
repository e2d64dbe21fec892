import type { PostStatus } from "@polyphon/contract/content/content.ts";
import { resubmitPost } from "@polyphon/contract/editorial/editorial.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { firstStep, mayEdit, type WorkflowPost } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { Refusal } from "../../platform/operation/refusal.ts";
import type { StaffActor } from "../../platform/session/actor.ts";
import { categorisedPosts } from "../content/content.api.ts";
import { findHeldWork } from "../identity/identity.api.ts";
import { workerOf } from "./editorial.policy.ts";
import type { EditorialDeps } from "./editorial.deps.ts";
import { insertTransition, insertWork } from "./workflow/workflow.store.ts";
import { bookWork, takeStep } from "./workflow/take-step.ts";
import { notifyNextReviewer } from "./workflow/notify-next-reviewer.ts";

/** For the dashboards of editors and writers. */
export { oldestWaiting, targetOfWeek, waitingQueue } from "./work/waiting-queue.ts";
export { dayOf, weekOf } from "./work/post-weeks.ts";

interface EditablePost extends WorkflowPost {
  readonly id: number;
  readonly companyId: number | null;
}

/** What content needs of the workflow: how a post begins, and who may change one in its current state. */
export function makeWorkflow(deps: EditorialDeps) {
  return {
    /** Refuses whoever may not begin a post in this category. */
    begin: async (tx: Tx, actor: StaffActor, { categoryId }: { readonly categoryId: number }) => {
      const step = firstStep(await workerOf(tx, actor), categoryId);
      if (typeof step === "string") throw new Refusal(step);
      return step.to;
    },

    writesIn: async (tx: Tx, actor: StaffActor) => {
      const worker = await workerOf(tx, actor);
      return worker.userType === userTypes.writer ? worker.categoryIds : null;
    },

    /** Writes the first line of the history, a writer's work, and a mail to whoever is next. */
    began: async (
      tx: Tx,
      actor: StaffActor,
      { id, status }: { readonly id: number; readonly status: PostStatus },
      now: Date,
    ) => {
      const [post] = await categorisedPosts(tx, [id]);
      const step = post && firstStep(await workerOf(tx, actor), post.categoryId);
      if (!post || step === undefined || typeof step === "string") throw new Refusal("workflow_refused");
      const { accountId } = actor;
      const { action, who } = step;
      const none = { reason: null, reasonKinds: [], voices: [], note: null };
      const entry = { postId: id, accountId, userType: who, action, from: null, to: status, post, at: now };
      const transitionId = await insertTransition(tx, { ...entry, ...none });
      if (action !== "SUBMIT") return;
      const { curatorCode } = await findHeldWork(tx, accountId, actor.roleId);
      const { categoryId, source } = post;
      await insertWork(tx, { postId: id, writerId: accountId, categoryId, source, curatorCode, at: now });
      await bookWork(tx, post, status, now);
      const onceKey = `post-step:${transitionId}`;
      await notifyNextReviewer(tx, deps, { post, to: status, by: accountId, feedback: {}, onceKey });
    },

    resubmit: async (
      tx: Tx,
      actor: StaffActor,
      { id, version }: { readonly id: number; readonly version: number },
      now: Date,
    ) => {
      if (!actor.fullAccess && !actor.permissions.has(resubmitPost.access.staff))
        throw new Refusal("access_denied");
      await takeStep(tx, deps, actor, { id, version, action: "RESUBMIT", feedback: {} }, now);
    },

    /**
     * Those of the posts that the caller may change in their current state; company staff only those of their company.
     */
    mayEdit: async (tx: Tx, actor: StaffActor, posts: readonly EditablePost[]): Promise<Set<number>> => {
      const allowed = actor.fullAccess || actor.permissions.has("edit_post");
      if (!allowed) return new Set();
      const worker = await workerOf(tx, actor);
      const own = ({ companyId }: EditablePost) => actor.companyId === null || actor.companyId === companyId;
      return new Set(posts.filter((post) => own(post) && mayEdit(worker, post)).map(({ id }) => id));
    },
  };
}
