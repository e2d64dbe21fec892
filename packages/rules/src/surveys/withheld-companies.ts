export interface CompanyReplies {
  readonly companyId: number;
  readonly answered: number;
}

/** Companies in works-council mode with fewer answers than their own minimum. */
export function withheldCompanies(
  replies: readonly CompanyReplies[],
  minimums: ReadonlyMap<number, number>,
): number[] {
  return replies
    .filter(({ companyId, answered }) => answered < (minimums.get(companyId) ?? 0))
    .map(({ companyId }) => companyId);
}
