import { limits } from "@polyphon/contract/limits.ts";

export interface CompanyReplies {
  readonly companyId: number;
  readonly answered: number;
}

/** Companies with a works council of which too few have answered for nobody to be recognised. */
export function withheldCompanies(
  replies: readonly CompanyReplies[],
  worksCouncil: ReadonlySet<number>,
): number[] {
  return replies
    .filter(
      ({ companyId, answered }) => worksCouncil.has(companyId) && answered < limits.questionnaire.groupMin,
    )
    .map(({ companyId }) => companyId);
}
