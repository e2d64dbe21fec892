import { levelRaised } from "@polyphon/contract/people/people.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { tellOfLevel } from "../../awards/check-people.ts";

/** Who was raised by hand hears of it like everybody else. */
export const tellOfRaisedLevel = on(
  levelRaised,
  "tell-of-raised-level",
  async ({ payload: { companyId, userId, level }, database }) => {
    await inTransaction(database, companyScope(companyId), (tx) => tellOfLevel(tx, companyId, userId, level));
  },
);
