/** The state of a post of the company's LinkedIn page: imported, taken over as a post of the company, or declined. */
export const linkedinPostStatuses = ["PENDING_APPROVAL", "ACTIVE", "REJECTED"] as const;
export type LinkedinPostStatus = (typeof linkedinPostStatuses)[number];

/** Why the page could not be read the last time. */
export const importProblems = [
  "NOT_CONNECTED",
  "CONNECTION_LOST",
  "NOT_PERMITTED",
  "RATE_LIMITED",
  "UNAVAILABLE",
] as const;
export type ImportProblem = (typeof importProblems)[number];
