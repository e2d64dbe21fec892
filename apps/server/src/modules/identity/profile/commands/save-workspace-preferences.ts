import { saveWorkspacePreferences as at } from "@polyphon/contract/identity/profile.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { storeWorkspace } from "../profile.store.ts";

export const saveWorkspacePreferences = flow(at, ({ input, actor, now, inTx }) =>
  inTx(async (tx) => {
    await storeWorkspace(tx, actor.accountId, input, now);
    record(tx, {
      action: "save-workspace-preferences",
      actorId: actor.accountId,
      companyId: actor.companyId,
      subject: "account",
      subjectId: actor.accountId,
    });
    return input;
  }, allScope("session")),
);
