import { limits } from "@polyphon/contract/limits.ts";
import { record } from "../../../platform/audit/record.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import type { Visitor } from "../../../platform/operation/operation.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { enquiryReceivedMail } from "../../notifications/notifications.api.ts";
import { addEnquiry, type NewEnquiry } from "./enquiries.store.ts";
import type { SiteDeps } from "../site.deps.ts";

export interface SentForm {
  readonly action: "meeting" | "contact";
  readonly captcha: string;
  /** The solved challenge, where the score was too low. */
  readonly captchaPayload: string | undefined;
  readonly enquiry: Omit<NewEnquiry, "language">;
  readonly visitor: Visitor;
  readonly inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

async function refuseMachines(deps: SiteDeps, form: SentForm): Promise<void> {
  const { address } = form.visitor;
  const verdict =
    form.captchaPayload === undefined
      ? await deps.captcha.verify({ token: form.captcha, action: form.action, address })
      : await deps.captcha.verifyChallenge({ token: form.captchaPayload, address });
  if (verdict.kind === "unavailable") throw new Refusal("unavailable");
  if (verdict.kind === "refused" || verdict.score < limits.captcha.threshold)
    throw new Refusal("captcha_failed");
}

/** Both forms of the site: a human within the limit leaves an enquiry, and the provider is notified. */
export async function takeEnquiry(deps: SiteDeps, form: SentForm): Promise<void> {
  const { visitor, enquiry } = form;
  await refuseMachines(deps, form);
  const seconds = await deps.formWait(visitor.address);
  if (seconds > 0) throw new Refusal("too_many_requests", { seconds });

  await form.inTx(async (tx) => {
    const id = await addEnquiry(tx, { ...enquiry, language: visitor.language });
    record(tx, { action: form.action, actor: null, companyId: null, subject: "enquiry", subjectId: id });
    if (deps.enquiryMail === null) return;
    const { kind, name, company, message } = enquiry;
    await queueMail(tx, {
      companyId: null,
      recipient: deps.enquiryMail,
      template: enquiryReceivedMail,
      language: "en",
      values: { kind, name, company, message, url: `${deps.adminUrl}/view-enquiry/${id}` },
      onceKey: `enquiry-received:${id}`,
    });
  });
}
