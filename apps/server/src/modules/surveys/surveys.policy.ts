import type { StaffActor } from "../../platform/session/actor.ts";

/** Questions are the provider's to change, and stay as they are once somebody has answered them. */
export function mayChangeQuestions(actor: StaffActor, { answered }: { readonly answered: boolean }): boolean {
  return actor.companyId === null && !answered;
}
