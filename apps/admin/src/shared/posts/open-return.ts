import type { readReview } from "@polyphon/contract/editorial/review.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";

type Review = OutputOf<typeof readReview>;
export type ReturnStep = Review["history"][number];

/** The return that the writer has to answer; null once it is answered. */
export function openReturn({ status, history }: Pick<Review, "status" | "history">): ReturnStep | null {
  if (nextHand(status) !== userTypes.writer) return null;
  return history.find(({ to, reason }) => to === status && reason !== null) ?? null;
}

/** Whether the writer has saved anything since: the step back was taken at one version and led to the next. */
export function isReworked({ version }: Pick<Review, "version">, step: Pick<ReturnStep, "version">): boolean {
  return version > step.version + 1;
}
