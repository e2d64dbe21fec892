import type { StaffActor } from "../../platform/session/actor.ts";

/** Only the provider changes questions, and only until somebody has answered them. */
export function mayChangeQuestions(actor: StaffActor, { answered }: { readonly answered: boolean }): boolean {
  return actor.companyId === null && !answered;
}
