import type { OwnPostStatus } from "@polyphon/contract/content/own-posts/own-post.ts";

export interface OwnPostFacts {
  readonly status: OwnPostStatus;
  /** The company wants own posts to be approved. */
  readonly approval: boolean;
  /** A share of it is planned, under way or out. */
  readonly shared: boolean;
}

/** Where an own post stands once its author has handed it in, for the first time or again. */
export function statusHandedIn(approval: boolean): OwnPostStatus {
  return approval ? "PENDING" : "APPROVED";
}

/** What is out stays as it was approved; a duplicate of it is a new own post. */
export function mayEditOwnPost({ shared }: OwnPostFacts): boolean {
  return !shared;
}

export function mayShareOwnPost({ status }: OwnPostFacts): boolean {
  return status === "APPROVED";
}

/** A rejected one as it stands; and one that nobody will judge any more because approval was switched off. */
export function mayHandInAgain({ status, approval }: OwnPostFacts): boolean {
  return status === "REJECTED" || (status === "PENDING" && !approval);
}

/** Whoever approves judges what waits, once. */
export function mayDecideOwnPost({ status }: Pick<OwnPostFacts, "status">): boolean {
  return status === "PENDING";
}

/** Colleagues are offered what was approved, once. */
export function mayOfferOwnPost(
  { status }: Pick<OwnPostFacts, "status">,
  offeredPostId: number | null,
): boolean {
  return status === "APPROVED" && offeredPostId === null;
}
