import { forgotPassword as at } from "@polyphon/contract/identity/password.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Panel } from "@polyphon/contract/identity/panel.ts";
import { record } from "../../../../platform/audit/record.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { answerEvenly } from "../../one-time-links/answer-evenly.ts";
import { answersIn } from "../../accounts/answers-in.ts";
import { appUrl, panelOf } from "../../one-time-links/app-urls.ts";
import type { KeyMailDeps } from "../../identity.deps.ts";
import { resetPasswordMail } from "../../accounts/account.mails.ts";
import { mayBeSignedIn } from "../../identity.policy.ts";
import { findAccountByEmail } from "../../accounts/account.store.ts";
import { judgeVisit } from "../../sign-in/judge-visit.ts";
import type { VisitDeps } from "../../identity.deps.ts";
import { issueKey } from "../../one-time-links/one-time-key.ts";

async function mailLink(
  tx: Tx,
  deps: KeyMailDeps,
  { email, panel, now }: { readonly email: string; readonly panel: Panel; readonly now: Date },
): Promise<void> {
  const account = await findAccountByEmail(tx, email);
  if (!account || panelOf(account.kind) !== panel || mayBeSignedIn(account) !== true) return;
  const expiresAt = new Date(now.getTime() + limits.resetKey.minutes * 60_000);
  const key = await issueKey(tx, { purpose: "reset-password", account, expiresAt, now });
  const url = `${appUrl(deps, panel)}/resetpassword?key=${key}`;
  await queueMail(tx, {
    companyId: account.companyId,
    recipient: account.email,
    template: resetPasswordMail,
    language: account.language,
    values: { firstName: account.firstName, link: deps.linkBox.seal(url, resetPasswordMail.name) },
  });
  record(tx, {
    action: "forgot-password",
    actor: null,
    companyId: account.companyId,
    subject: "account",
    subjectId: account.id,
  });
}

/** Gives the same answer, after the same time, whether there is such an account or not. */
export const forgotPassword = (deps: VisitDeps & KeyMailDeps) =>
  flow(at, "calls-outside", async ({ input, visitor, now, inTx }) => {
    const { email, panel, captcha, captchaPayload } = input;
    const { address } = visitor;
    await judgeVisit(deps, { action: "forgot_password", captcha, captchaPayload, email, address });
    await answerEvenly(() => inTx((tx) => mailLink(tx, deps, { email, panel, now })));
    return { message: answersIn(visitor.language).resetSent };
  });
