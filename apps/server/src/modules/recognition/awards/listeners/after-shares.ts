import { sharesPublished } from "@polyphon/contract/sharing/sharing.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { sharersOf } from "../../../sharing/sharing.api.ts";
import { checkPeople } from "../check-people.ts";
import { drawMissing } from "../../badges/draw-missing.ts";
import type { RecognitionDeps } from "../../recognition.deps.ts";

export const afterShares = (deps: Pick<RecognitionDeps, "storage">) =>
  on(sharesPublished, "recognise-sharers", async ({ payload: { companyId, shareIds }, database, now }) => {
    await inTransaction(database, companyScope(companyId), async (tx) => {
      const sharers = await sharersOf(tx, shareIds);
      await checkPeople(
        tx,
        companyId,
        sharers.map(({ userId }) => userId),
        now,
      );
    });
    await drawMissing(database, deps, "earned");
  });
