import { ownPostWaiting } from "@polyphon/contract/content/content.events.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { on } from "../../../../platform/events/listener.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
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
      for (const { id, email, language } of await staffOfCompany(tx, row.companyId, "edit_own_post_approval"))
        await queueMail(tx, {
          companyId: null,
          recipient: email,
          template: ownPostWaitingMail,
          language,
          values: {
            title: row.title,
            author: author ? `${author.firstName} ${author.lastName}`.trim() : "",
            url: `${adminUrl}/post/view_own_post/${row.id}`,
          },
          onceKey: `own-post-waiting:${stepId}:${id}`,
        });
    });
  });
