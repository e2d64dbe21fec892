/** Whether a post still waits for the company's staff. */
export const processingStatuses = ["PENDING", "COMPLETED"] as const;
export type ProcessingStatus = (typeof processingStatuses)[number];

/** What became of it: taken by somebody, adapted, skipped, or taken as it is because nobody touched it in time. */
export const processingOutcomes = ["TAKEN", "ADAPTED", "SKIPPED", "TAKEN_UNTOUCHED"] as const;
export type ProcessingOutcome = (typeof processingOutcomes)[number];
