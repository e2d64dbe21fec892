import { mentionsWaiting } from "@polyphon/contract/mentions/mentions.events.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { queueMails } from "../../../../platform/mail/queue-mails.ts";
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
      const values = {
        names: waiting.map(({ displayName }) => displayName),
        company: company?.name ?? null,
        url: `${adminUrl}/manage-mention-master?status=PENDING_APPROVAL`,
      };
      const readers = await superAdmins(tx);
      await queueMails(tx, {
        companyId: null,
        template: mentionsWaitingMail,
        mails: readers.map(({ id, email, language }) => ({
          recipient: email,
          language,
          values,
          onceKey: `mentions-waiting:${jobId}:${id}`,
        })),
      });
    });
  });
