import { connectionLost } from "@polyphon/contract/networks/networks.events.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { findPerson } from "../../../identity/identity.api.ts";
import { connectionLostMail } from "../connection-lost.ts";

/** Notifies the person once per loss: a listener that runs twice has the same job id. */
export const onConnectionLost = on(connectionLost, "mail-person", async ({ payload, database, jobId }) => {
  const { companyId, userId, network } = payload;
  await inTransaction(database, companyScope(companyId), async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) return;
    await queueMail(tx, {
      companyId,
      recipient: person.email,
      template: connectionLostMail,
      language: person.language,
      values: { firstName: person.firstName, network },
      onceKey: `connection-lost:${jobId}`,
    });
  });
});
