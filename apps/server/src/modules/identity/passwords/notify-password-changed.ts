import type { Tx } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { forgotPasswordUrl, panelOf } from "../one-time-links/app-urls.ts";
import type { AppUrls } from "../identity.deps.ts";
import { passwordChangedMail } from "../accounts/account.mails.ts";
import type { AccountRow } from "../accounts/account.store.ts";

/** The owner is notified of every change, also of one that somebody else made. */
export async function notifyPasswordChanged(tx: Tx, urls: AppUrls, account: AccountRow): Promise<void> {
  await queueMail(tx, {
    companyId: account.companyId,
    recipient: account.email,
    template: passwordChangedMail,
    language: account.language,
    values: { firstName: account.firstName, url: forgotPasswordUrl(urls, panelOf(account.kind)) },
  });
}
