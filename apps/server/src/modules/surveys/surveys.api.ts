/** For the account that the app reads. */
export { hasSkipped as hasSkippedQuestionnaire } from "./replies/reply.store.ts";
