import type { StaffActor } from "../../../platform/session/actor.ts";

/** The provider's staff read of every company, a company's staff of their own whatever they name. */
export function reachedCompanies(
  { companyId }: Pick<StaffActor, "companyId">,
  wanted: readonly number[] | undefined,
): readonly number[] | null {
  if (companyId === null) return wanted ?? null;
  return wanted === undefined || wanted.includes(companyId) ? [companyId] : [];
}
