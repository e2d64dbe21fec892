import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { addressChangedMail } from "../accounts/account.mails.ts";
import type { KeyMailDeps } from "../identity.deps.ts";
import { dropKeys } from "../one-time-links/one-time-key.store.ts";
import { endOtherSessions } from "../sessions/session.store.ts";

export interface FormerAddress {
  readonly accountId: number;
  readonly companyId: number | null;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

/** Somebody else may read the new address: sessions and links end, and the old address is told. */
export async function leaveAddress(
  tx: Tx,
  { adminUrl }: Pick<KeyMailDeps, "adminUrl">,
  { accountId, companyId, email, firstName, language }: FormerAddress,
): Promise<void> {
  await endOtherSessions(tx, accountId, null);
  await dropKeys(tx, accountId);
  await queueMail(tx, {
    companyId,
    recipient: email,
    template: addressChangedMail,
    language,
    values: { firstName, url: adminUrl },
  });
}
