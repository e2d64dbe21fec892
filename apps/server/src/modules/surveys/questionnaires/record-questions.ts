import type { Tx } from "../../../platform/db/transaction.ts";
import { keepChange } from "../../../platform/resource/record-change.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";

export interface CountChange {
  readonly actor: StaffActor;
  /** Of the questionnaire. */
  readonly id: number;
  readonly before: number;
  readonly after: number;
}

/** In the history of the questionnaire, beside the changes of its fields. */
function recordCount(tx: Tx, field: "questions" | "answers", change: CountChange): Promise<void> {
  return keepChange(tx, {
    companyId: change.actor.companyId,
    subject: "questionnaire",
    subjectId: change.id,
    actorId: change.actor.accountId,
    action: "EDITED",
    changes: [{ field, before: String(change.before), after: String(change.after) }],
  });
}

export const recordQuestions = (tx: Tx, change: CountChange) => recordCount(tx, "questions", change);
export const recordAnswers = (tx: Tx, change: CountChange) => recordCount(tx, "answers", change);
