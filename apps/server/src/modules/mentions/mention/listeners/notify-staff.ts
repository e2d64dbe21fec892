import { mentionsWaiting } from "@polyphon/contract/mentions/mentions.events.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { superAdmins } from "../../../identity/identity.api.ts";
import { mentionsWaitingMail } from "../../../notifications/notifications.api.ts";
import { mentionsById } from "../mention.store.ts";

/** Those who can approve get one mail for a submission, however often the listener runs. */
export const notifyStaff = (adminUrl: string) =>
  on(mentionsWaiting, "mail-staff", async ({ payload, database, jobId }) => {
    await inTransaction(database, allScope("jobs"), async (tx) => {
      const mentions = await mentionsById(tx, payload.mentionIds);
      const waiting = mentions.filter(({ status }) => status === "PENDING_APPROVAL");
      if (waiting.length === 0) return;
      const [company] = payload.companyId === null ? [] : await namesOfCompanies(tx, [payload.companyId]);
      for (const person of await superAdmins(tx)) {
        await queueMail(tx, {
          companyId: null,
          recipient: person.email,
          template: mentionsWaitingMail,
          language: person.language,
          values: {
            names: waiting.map(({ displayName }) => displayName),
            company: company?.name ?? null,
            url: `${adminUrl}/manage-mention-master?status=PENDING_APPROVAL`,
          },
          onceKey: `mentions-waiting:${jobId}:${person.id}`,
        });
      }
    });
  });
