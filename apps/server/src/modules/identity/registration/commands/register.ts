import type { RegisterDeps } from "../../identity.deps.ts";
import { register as at } from "@polyphon/contract/identity/registration.contract.ts";
import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { domainOf } from "@polyphon/rules/identity/verify-account.ts";
import { record } from "../../../../platform/audit/record.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { queueMail } from "../../../../platform/mail/queue-mail.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashPassword } from "../../../../platform/secret/password.ts";
import { answerEvenly } from "../../one-time-links/answer-evenly.ts";
import { answersIn } from "../../accounts/answers-in.ts";
import { forgotPasswordUrl, panelOf } from "../../one-time-links/app-urls.ts";
import { alreadyRegisteredMail, verifyUserMail } from "../../accounts/account.mails.ts";
import type { CompaniesOfRegistrants } from "../../identity.port.ts";
import { findAccountByEmail } from "../../accounts/account.store.ts";
import { judgeVisit } from "../../sign-in/judge-visit.ts";
import { issueKey } from "../../one-time-links/one-time-key.ts";
import { endKeys } from "../../one-time-links/one-time-key.store.ts";
import { refuseChoice } from "../../passwords/refuse-choice.ts";
import { markChosen } from "../chosen-here.ts";
import { storeRegistration } from "../registration.store.ts";

interface Registrant {
  readonly input: InputOf<typeof at>;
  readonly passwordHash: string;
  readonly language: Language;
  readonly now: Date;
}

async function companyOf(tx: Tx, companies: CompaniesOfRegistrants, { kind, email }: InputOf<typeof at>) {
  if (kind === "INDIVIDUAL") return companies.ofIndividuals(tx);
  const companyId = await companies.ofDomain(tx, domainOf(email));
  if (companyId === null) throw new Refusal("company_unknown");
  return companyId;
}

/** Only the mailbox learns that an account exists already. */
async function notifyOwner(tx: Tx, deps: RegisterDeps, email: string): Promise<void> {
  const account = await findAccountByEmail(tx, email);
  if (!account) return;
  await queueMail(tx, {
    companyId: account.companyId,
    recipient: email,
    template: alreadyRegisteredMail,
    language: account.language,
    values: { firstName: account.firstName, url: forgotPasswordUrl(deps, panelOf(account.kind)) },
  });
}

async function enter(tx: Tx, deps: RegisterDeps, { input, passwordHash, language, now }: Registrant) {
  const { kind, email, firstName, lastName } = input;
  if (await deps.isEmailProhibited(tx, email)) throw new Refusal("prohibited_email");
  const companyId = await companyOf(tx, deps.companies, input);
  const frontType = kind === "INDIVIDUAL" ? "INDIVIDUAL" : "FRONT";
  const person = { companyId, frontType, email, passwordHash, firstName, lastName, language } as const;
  const id = await storeRegistration(tx, person);
  if (id === null) return notifyOwner(tx, deps, email);

  await endKeys(tx, id, "verify-user", now);
  const expiresAt = new Date(now.getTime() + limits.verifyKey.hours * 3_600_000);
  const key = await issueKey(tx, { purpose: "verify-user", account: { id, companyId }, expiresAt, now });
  const url = `${deps.employeeUrl}/verify-user?key=${key}`;
  await queueMail(tx, {
    companyId,
    recipient: email,
    template: verifyUserMail,
    language,
    values: { firstName, link: deps.linkBox.seal(url, verifyUserMail.name) },
  });
  record(tx, {
    action: "register",
    actor: { kind: "front", accountId: id },
    companyId,
    subject: "account",
    subjectId: id,
  });
}

/** Gives the same answer, after the same time, whether the address is new or has an account. */
export const register = (deps: RegisterDeps) =>
  flow(at, "signs-in", async ({ input, visitor: { address, language }, now, inTx }) => {
    refuseChoice(input, language);
    const { captcha, captchaPayload, email } = input;
    await judgeVisit(deps, { action: "register", captcha, captchaPayload, email, address });
    const passwordHash = await answerEvenly(async () => {
      const hash = await hashPassword(input.newPassword);
      await inTx((tx) => enter(tx, deps, { input, passwordHash: hash, language, now }));
      return hash;
    });
    return {
      message: answersIn(language).registered,
      chosenHere: markChosen({ email, passwordHash }, deps.signer),
    };
  });
