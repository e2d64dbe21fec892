import { connectionEnding } from "@polyphon/contract/networks/networks.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { findPerson } from "../../../identity/identity.api.ts";
import { connectionEndingMail } from "../../mails/connection-ending.ts";
import { addNotices } from "../notices.store.ts";

/** By mail and bell, once per warning: a listener that runs twice has the same job id. */
export const notifyOfEndingConnection = on(
  connectionEnding,
  "warn-person",
  async ({ payload: { companyId, userId, network, endsAt }, database, jobId }) => {
    const onceKey = `connection-ending:${jobId}`;
    await inTransaction(database, companyScope(companyId), async (tx) => {
      const person = await findPerson(tx, userId);
      if (!person) return;
      await queueMail(tx, {
        companyId,
        recipient: person.email,
        template: connectionEndingMail,
        language: person.language,
        values: { firstName: person.firstName, network, endsAt },
        onceKey,
      });
      const values = { network, endsAt };
      const notice = { companyId, accountId: userId, kind: "connection-ending" as const, values };
      await addNotices(tx, [{ ...notice, href: "/profile", onceKey }]);
    });
  },
);
