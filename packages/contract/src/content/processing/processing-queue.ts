/** Whether a post still waits for the company's staff. */
export const processingStatuses = ["PENDING", "COMPLETED"] as const;
export type ProcessingStatus = (typeof processingStatuses)[number];

/** The decision: taken, adapted, skipped, or taken automatically because nobody decided in time. */
export const processingOutcomes = ["TAKEN", "ADAPTED", "SKIPPED", "TAKEN_UNTOUCHED"] as const;
export type ProcessingOutcome = (typeof processingOutcomes)[number];
