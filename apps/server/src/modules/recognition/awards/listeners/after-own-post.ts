import { ownPostApproved } from "@polyphon/contract/content/content.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { checkPeople } from "../check-people.ts";
import { drawMissing } from "../../badges/draw-missing.ts";
import type { RecognitionDeps } from "../../recognition.deps.ts";

export const afterOwnPost = (deps: Pick<RecognitionDeps, "storage">) =>
  on(ownPostApproved, "recognise-author", async ({ payload: { companyId, accountId }, database, now }) => {
    await inTransaction(database, companyScope(companyId), (tx) =>
      checkPeople(tx, companyId, [accountId], now),
    );
    await drawMissing(database, deps, "earned");
  });
