import type { OwnPostStatus } from "@polyphon/contract/content/own-posts/own-post.ts";

export interface OwnPostFacts {
  readonly status: OwnPostStatus;
  /** The company wants own posts to be approved. */
  readonly approval: boolean;
  /** A share of it is planned, in progress or published. */
  readonly shared: boolean;
}

/** The state of an own post after its author has submitted it, for the first time or again. */
export function statusHandedIn(approval: boolean): OwnPostStatus {
  return approval ? "PENDING" : "APPROVED";
}

/** A shared own post stays as it was approved; a duplicate of it is a new own post. */
export function mayEditOwnPost({ shared }: OwnPostFacts): boolean {
  return !shared;
}

export function mayShareOwnPost({ status }: OwnPostFacts): boolean {
  return status === "APPROVED";
}

/** A rejected one as it is; and one that nobody will decide on because approval was switched off. */
export function maySubmitAgain({ status, approval }: OwnPostFacts): boolean {
  return status === "REJECTED" || (status === "PENDING" && !approval);
}

/** An approver decides once, and only while it waits. */
export function mayDecideOwnPost({ status }: Pick<OwnPostFacts, "status">): boolean {
  return status === "PENDING";
}

/** An approved own post is offered to colleagues once. */
export function mayOfferOwnPost(
  { status }: Pick<OwnPostFacts, "status">,
  offeredPostId: number | null,
): boolean {
  return status === "APPROVED" && offeredPostId === null;
}
