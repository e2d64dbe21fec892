import { limits } from "@polyphon/contract/limits.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import type { KeyMailDeps } from "../identity.deps.ts";
import { staffInvitationMail } from "../accounts/account.mails.ts";
import { issueKey } from "../one-time-links/one-time-key.ts";

export interface InvitedStaff {
  readonly id: number;
  readonly companyId: number | null;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

const dayMs = 86_400_000;

/** The person chooses the first password: the link is that of a forgotten one, only valid for longer. */
export async function inviteStaff(
  tx: Tx,
  { adminUrl, linkBox }: Pick<KeyMailDeps, "adminUrl" | "linkBox">,
  account: InvitedStaff,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + limits.staffInvitation.days * dayMs);
  const key = await issueKey(tx, { purpose: "reset-password", account, expiresAt, now });
  await queueMail(tx, {
    companyId: account.companyId,
    recipient: account.email,
    template: staffInvitationMail,
    language: account.language,
    values: {
      firstName: account.firstName,
      link: linkBox.seal(`${adminUrl}/resetpassword?key=${key}`, staffInvitationMail.name),
    },
  });
}
