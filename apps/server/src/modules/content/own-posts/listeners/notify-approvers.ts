import { ownPostWaiting } from "@polyphon/contract/content/content.events.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { queueMails } from "../../../../platform/mail/queue-mails.ts";
import { findPerson, staffOfCompany } from "../../../identity/identity.api.ts";
import { ownPostWaitingMail } from "../../../notifications/notifications.api.ts";
import { findOwnPost } from "../own-post.store.ts";

/** Program managers of the company get one mail per submission, however often the listener runs. */
export const notifyApprovers = (adminUrl: string) =>
  on(ownPostWaiting, "mail-approvers", async ({ payload: { ownPostId, stepId }, database }) => {
    await inTransaction(database, allScope("jobs"), async (tx) => {
      const row = await findOwnPost(tx, ownPostId);
      if (row?.status !== "PENDING") return;
      const author = await findPerson(tx, row.accountId);
      const values = {
        title: row.title,
        author: author ? `${author.firstName} ${author.lastName}`.trim() : "",
        url: `${adminUrl}/post/view_own_post/${row.id}`,
      };
      const readers = await staffOfCompany(tx, row.companyId, "edit_own_post_approval");
      await queueMails(tx, {
        companyId: null,
        template: ownPostWaitingMail,
        mails: readers.map(({ id, email, language }) => ({
          recipient: email,
          language,
          values,
          onceKey: `own-post-waiting:${stepId}:${id}`,
        })),
      });
    });
  });
