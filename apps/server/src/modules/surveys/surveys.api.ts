/** For the account that the app reads. */
export { hasSkipped as hasSkippedQuestionnaire } from "./replies/reply.store.ts";

/** For the dashboards of staff. */
export { countEndingQuestionnaires } from "./questionnaires/questionnaire.store.ts";
