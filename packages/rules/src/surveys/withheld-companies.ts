import { limits } from "@polyphon/contract/limits.ts";

export interface CompanyReplies {
  readonly companyId: number;
  readonly answered: number;
}

/** Companies with a works council with too few answers to keep people anonymous. */
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
