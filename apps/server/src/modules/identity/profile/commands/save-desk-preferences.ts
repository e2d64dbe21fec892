import { saveDeskPreferences as at } from "@polyphon/contract/identity/profile.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { storeDesk } from "../profile.store.ts";

export const saveDeskPreferences = flow(at, ({ input, actor, now, inTx }) =>
  inTx(async (tx) => {
    await storeDesk(tx, actor.accountId, input, now);
    record(tx, {
      action: "save-desk-preferences",
      actorId: actor.accountId,
      companyId: actor.companyId,
      subject: "account",
      subjectId: actor.accountId,
    });
    return input;
  }, allScope("session")),
);
