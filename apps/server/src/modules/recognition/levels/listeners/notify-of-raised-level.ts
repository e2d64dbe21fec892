import { levelRaised } from "@polyphon/contract/people/people.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { notifyOfLevel } from "../../awards/check-people.ts";

/** A level raised by staff is announced like any other. */
export const notifyOfRaisedLevel = on(
  levelRaised,
  "tell-of-raised-level",
  async ({ payload: { companyId, userId, level }, database }) => {
    await inTransaction(database, companyScope(companyId), (tx) =>
      notifyOfLevel(tx, companyId, userId, level),
    );
  },
);
