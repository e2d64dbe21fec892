import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";

export interface FailedFacts {
  readonly state: ShareState;
  /** Its owner has put the failure aside. */
  readonly dismissed: boolean;
  /** Another share of the same post on the same network has taken its place. */
  readonly followed: boolean;
}

/** Nothing was created at the network, and nobody has dealt with it yet. */
export const isOpenFailure = ({ state, dismissed, followed }: FailedFacts): boolean =>
  state === "FAILED" && !dismissed && !followed;

/** Also after it was put aside: a failed share holds no place, so another one of the same post may take it. */
export const mayShareAgain = ({ state, followed }: FailedFacts): boolean => state === "FAILED" && !followed;
