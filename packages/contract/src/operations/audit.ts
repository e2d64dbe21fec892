/** What a check of the audit trail can find. */
export const auditFaults = [
  /** A number is missing between two seals of a chain. */
  "seal_missing",
  /** The lines, their order, or the seal itself are not what was sealed. */
  "seal_wrong",
  /** Sealed with a key that the settings do not name. */
  "key_unknown",
  "line_missing",
  /** A line that neither has a seal nor waits for one. */
  "line_uncovered",
  /** The copy outside the database names another seal. */
  "outside_differs",
] as const;

export type AuditFault = (typeof auditFaults)[number];
