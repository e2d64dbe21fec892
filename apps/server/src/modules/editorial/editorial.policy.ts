import { type UserType, userTypes } from "@polyphon/contract/permissions.ts";
import { categoriesInReach, type Worker } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { StaffActor } from "../../platform/session/actor.ts";
import { findHeldWork } from "../identity/identity.api.ts";

/** The caller as the workflow sees them: kind of staff, ready-to-publish flag and categories of the current role. */
export async function workerOf(tx: Tx, actor: StaffActor): Promise<Worker> {
  const held = await findHeldWork(tx, actor.accountId, actor.roleId);
  return {
    accountId: actor.accountId,
    userType: actor.userType,
    readyToPublish: held.readyToPublish,
    categoryIds: held.categoryIds,
  };
}

export interface Reach {
  readonly categoryIds: readonly number[] | null;
  readonly writerId: number | null;
}

/** A writer sees their own posts, an editor those of the assigned categories; the company's other staff see all. */
export function reachOf(worker: Worker): Reach {
  return worker.userType === userTypes.writer
    ? { categoryIds: null, writerId: worker.accountId }
    : { categoryIds: categoriesInReach(worker), writerId: null };
}

export function isInReach(
  { categoryIds, writerId }: Reach,
  post: { readonly categoryId: number; readonly createdBy: number | null },
): boolean {
  return (
    (writerId === null || post.createdBy === writerId) &&
    (categoryIds === null || categoryIds.includes(post.categoryId))
  );
}

const leaders: ReadonlySet<number | null> = new Set<UserType>([
  userTypes.superAdmin,
  userTypes.subAdmin,
  userTypes.editorInChief,
]);

/** Whose work and pay somebody sees: everybody's for those who lead the writers, or only their own. */
export function writersSeenBy(actor: StaffActor): readonly number[] | null {
  return leaders.has(actor.userType) ? null : [actor.accountId];
}

/** How often a writer's posts come back is for the writer and for who leads the writers, not for their colleagues. */
export function seesFiguresOf(actor: StaffActor, writerId: number): boolean {
  return writersSeenBy(actor)?.includes(writerId) ?? true;
}
