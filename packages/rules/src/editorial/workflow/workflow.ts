import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import { type UserType, userTypes } from "@polyphon/contract/permissions.ts";

/** What a step asks of the person besides the kind of staff. */
export type Hand = "anybody" | "the writer" | "assigned category";

export interface Transition {
  /** Null: the post is new. */
  readonly from: PostStatus | null;
  readonly who: UserType;
  /** Only for writers with, or without, the mark ready to publish; absent where the mark does not matter. */
  readonly readyToPublish?: boolean;
  readonly action: WorkflowAction;
  readonly to: PostStatus;
  readonly hand: Hand;
  /** The step needs a reason and the voices it is about. */
  readonly reasoned?: true;
}

const { superAdmin, subAdmin, corporateAdmin, corporateUser, editorInChief, writer, proofreader, approver } =
  userTypes;

const saved = { from: null, action: "SAVE", to: "PUBLISHED", hand: "anybody" } as const;
const released = { who: approver, hand: "assigned category" } as const;

/** The whole workflow. A step that is not listed is refused. */
export const transitions: readonly Transition[] = [
  {
    from: null,
    who: writer,
    readyToPublish: false,
    action: "SUBMIT",
    to: "IN_PROOF_READING",
    hand: "assigned category",
  },
  {
    from: null,
    who: writer,
    readyToPublish: true,
    action: "SUBMIT",
    to: "READY_TO_PUBLISH",
    hand: "assigned category",
  },
  { ...saved, who: superAdmin },
  { ...saved, who: subAdmin },
  { ...saved, who: corporateAdmin },
  // A corporate user manages the company's content as its admin does.
  { ...saved, who: corporateUser },
  { from: "IN_PROOF_READING", who: proofreader, action: "APPROVE", to: "IN_APPROVAL", hand: "anybody" },
  {
    from: "IN_PROOF_READING",
    who: proofreader,
    action: "REJECT",
    to: "WAITING_FOR_UPDATE",
    hand: "anybody",
    reasoned: true,
  },
  {
    from: "IN_APPROVAL",
    who: editorInChief,
    action: "APPROVE",
    to: "APPROVED_BY_EDITOR_IN_CHIEF",
    hand: "anybody",
  },
  {
    from: "IN_APPROVAL",
    who: editorInChief,
    action: "RETURN",
    to: "RETURNED_BY_EDITOR_IN_CHIEF",
    hand: "anybody",
    reasoned: true,
  },
  {
    from: "IN_APPROVAL",
    who: editorInChief,
    action: "REJECT_BILLABLE",
    to: "REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF",
    hand: "anybody",
    reasoned: true,
  },
  { ...released, from: "APPROVED_BY_EDITOR_IN_CHIEF", action: "PUBLISH", to: "PUBLISHED" },
  {
    ...released,
    from: "APPROVED_BY_EDITOR_IN_CHIEF",
    action: "RETURN",
    to: "RETURNED_BY_APPROVER",
    reasoned: true,
  },
  { ...released, from: "READY_TO_PUBLISH", action: "PUBLISH", to: "PUBLISHED" },
  { ...released, from: "READY_TO_PUBLISH", action: "RETURN", to: "RETURNED_BY_APPROVER", reasoned: true },
  { from: "WAITING_FOR_UPDATE", who: writer, action: "RESUBMIT", to: "IN_PROOF_READING", hand: "the writer" },
  {
    from: "RETURNED_BY_EDITOR_IN_CHIEF",
    who: writer,
    action: "RESUBMIT",
    to: "IN_PROOF_READING",
    hand: "the writer",
  },
  {
    from: "RETURNED_BY_APPROVER",
    who: writer,
    readyToPublish: false,
    action: "RESUBMIT",
    to: "IN_APPROVAL",
    hand: "the writer",
  },
  {
    from: "RETURNED_BY_APPROVER",
    who: writer,
    readyToPublish: true,
    action: "RESUBMIT",
    to: "READY_TO_PUBLISH",
    hand: "the writer",
  },
];

/** Whoever wants to take a step, with what the workflow needs to know about them. */
export interface Worker {
  readonly accountId: number;
  readonly userType: number | null;
  readonly readyToPublish: boolean;
  /** The categories of the active role. */
  readonly categoryIds: readonly number[];
}

export interface WorkflowPost {
  readonly status: PostStatus | null;
  readonly categoryId: number;
  /** The writer. */
  readonly createdBy: number | null;
}

/** Proofreaders and Editors-in-Chief without categories look after all of them; writers and approvers after none. */
const allWithoutCategories: ReadonlySet<number | null> = new Set([proofreader, editorInChief]);

/** The categories in which somebody sees posts of others; null is all of them. */
export function categoriesInReach(
  worker: Pick<Worker, "userType" | "categoryIds">,
): readonly number[] | null {
  const { userType, categoryIds } = worker;
  if (userType === approver || userType === writer) return categoryIds;
  return allWithoutCategories.has(userType) && categoryIds.length > 0 ? categoryIds : null;
}

function handFits(hand: Hand, worker: Worker, post: WorkflowPost): boolean {
  if (hand === "the writer") return post.createdBy === worker.accountId;
  const reach = categoriesInReach(worker);
  return reach === null || reach.includes(post.categoryId);
}

function fits(transition: Transition, worker: Worker, post: WorkflowPost): boolean {
  return (
    transition.from === post.status &&
    transition.who === worker.userType &&
    (transition.readyToPublish ?? worker.readyToPublish) === worker.readyToPublish &&
    handFits(transition.hand, worker, post)
  );
}

/** The steps that somebody can take with a post in its current state. */
export function stepsOf(worker: Worker, post: WorkflowPost): Transition[] {
  return transitions.filter((transition) => fits(transition, worker, post));
}

export function stepOf(worker: Worker, post: WorkflowPost, action: WorkflowAction): Transition | null {
  return stepsOf(worker, post).find((step) => step.action === action) ?? null;
}

/** The step that creates a post of this person; a refusal says whether another category would do. */
export function firstStep(
  worker: Worker,
  categoryId: number,
): Transition | "category_not_assigned" | "workflow_refused" {
  const [step] = stepsOf(worker, { status: null, categoryId, createdBy: worker.accountId });
  if (step) return step;
  return beginsPosts(worker.userType) ? "category_not_assigned" : "workflow_refused";
}

/** Whether this kind of staff writes posts at all; others may hold the right because they give it to writers. */
export function beginsPosts(userType: number | null): boolean {
  return transitions.some(({ from, who }) => from === null && who === userType);
}

/** An editor edits a post only while it waits for that editor; the staff who save posts directly edit what they see. */
export function mayEdit(worker: Worker, post: WorkflowPost): boolean {
  const { userType } = worker;
  if (transitions.some(({ action, who }) => action === "SAVE" && who === userType)) return true;
  return post.status !== null && stepsOf(worker, post).length > 0;
}

/** Whose turn it is; null when nothing is left to do. */
export function nextHand(status: PostStatus): UserType | null {
  return transitions.find(({ from }) => from === status)?.who ?? null;
}

/** The states in which a post waits for this kind of staff. */
export function waitingStates(userType: number | null): PostStatus[] {
  const states = transitions.flatMap(({ from, who }) => (from !== null && who === userType ? [from] : []));
  return [...new Set(states)];
}

/** A post that was once in one of these is paid. */
const billable: ReadonlySet<PostStatus> = new Set([
  "APPROVED_BY_EDITOR_IN_CHIEF",
  "READY_TO_PUBLISH",
  "PUBLISHED",
  "REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF",
]);

export function isBillable(status: PostStatus): boolean {
  return billable.has(status);
}
