import type { StaffActor } from "../../../platform/session/actor.ts";

/** The provider's staff read every company, a company's staff only their own, whatever they name. */
export function accessibleCompanies(
  { companyId }: Pick<StaffActor, "companyId">,
  wanted: readonly number[] | undefined,
): readonly number[] | null {
  if (companyId === null) return wanted ?? null;
  return wanted === undefined || wanted.includes(companyId) ? [companyId] : [];
}
