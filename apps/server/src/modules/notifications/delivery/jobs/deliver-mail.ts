import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../../platform/db/pool.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import type { Log } from "../../../../platform/log/log.ts";
import { deliverMailJob } from "../../../../platform/mail/deliver-mail.job.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { composeMessage } from "../compose-message.ts";
import { isExcluded } from "../../mail-templates/mail-exclusions.store.ts";
import { findWording } from "../../mail-templates/mail-wording.store.ts";
import type { Brand, MailTemplate, Wording } from "../../mail-templates/mail-template.ts";
import type { NotificationDeps } from "../../notifications.deps.ts";
import { type Claim, type ClaimedMail, claimMail, markSent, markUnsent } from "../mail.store.ts";
import { hasOptedOut } from "../../opt-outs/opt-outs.store.ts";

/** With the waits between them about half a day: longer than most outages of a mail server. */
const maxAttempts = 48;
const claimSeconds = 120;
const ownBrand: Brand = { name: "Polyphon", color: "#0b7285" };

/** The text and look of a mail. */
interface Dress {
  readonly brand: Brand;
  readonly own: Wording | null;
}

async function claim(tx: Tx, mailId: number): Promise<{ claimed: Claim; dress: Dress }> {
  const claimed = await claimMail(tx, mailId, claimSeconds);
  if (claimed.kind !== "claimed") return { claimed, dress: { brand: ownBrand, own: null } };
  const { companyId, template, language } = claimed.mail;
  const own = await findWording(tx, template, language);
  if (companyId === null) return { claimed, dress: { brand: ownBrand, own } };
  const company = await companyOf(tx, companyId);
  return { claimed, dress: { brand: { name: company.name, color: company.themeColor }, own } };
}

/** The mail server has answered, so the answer must be stored: giving up here would send the mail a second time. */
async function keepAnswer(database: Database, log: Log, write: (tx: Tx) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await inTransaction(database, allScope("mail"), write);
      return;
    } catch (error) {
      log.warn({ err: error }, "the answer of the mail server could not be written yet");
      await sleep(500);
    }
  }
}

interface Delivery {
  readonly deps: NotificationDeps;
  readonly database: Database;
  readonly log: Log;
}

async function deliver(
  { deps, database, log }: Delivery,
  template: MailTemplate,
  mail: ClaimedMail,
  dress: Dress,
): Promise<void> {
  const claimedAt = performance.now();
  const message = await composeMessage(deps, template, mail, dress);
  // A process that slept through its claim must not send: another one may be sending by now.
  if (performance.now() - claimedAt > (claimSeconds * 1000) / 2)
    throw new Error("the claim on the mail is too old");

  const result = await deps.transport.send(message);
  switch (result.kind) {
    case "accepted":
      return keepAnswer(database, log, (tx) => markSent(tx, mail.id));
    case "refused":
      log.error({ mailId: mail.id, detail: result.detail }, "a mail was refused");
      return keepAnswer(database, log, (tx) => markUnsent(tx, mail.id, "FAILED", result.detail));
    case "later": {
      const last = mail.attempts >= maxAttempts;
      await keepAnswer(database, log, (tx) =>
        markUnsent(tx, mail.id, last ? "FAILED" : "PENDING", result.detail),
      );
      if (!last) throw new Error(`the mail server did not take mail ${mail.id}: ${result.detail}`);
      log.error({ mailId: mail.id, detail: result.detail }, "a mail was given up after its last attempt");
    }
  }
}

/** Checked when the mail is sent, not when it was queued: the recipient may have unsubscribed in between. */
function whyNot(
  { deps, database }: Delivery,
  template: MailTemplate,
  { recipient, companyId }: ClaimedMail,
): Promise<string | null> {
  return inTransaction(database, allScope("mail"), async (tx) => {
    if (await deps.isEmailProhibited(tx, recipient)) return "the address is prohibited";
    if (companyId !== null && (await isExcluded(tx, template.kind.name, companyId)))
      return "the company does not get this mail";
    const unwanted = !template.kind.transactional && (await hasOptedOut(tx, recipient));
    return unwanted ? "the recipient unsubscribed" : null;
  });
}

export function deliverMail(deps: NotificationDeps, templates: readonly MailTemplate[]): JobHandler {
  const byName = new Map(templates.map((template) => [template.kind.name, template]));

  return handle(deliverMailJob, async ({ payload, database, log }) => {
    const { claimed, dress } = await inTransaction(database, allScope("mail"), (tx) =>
      claim(tx, payload.mailId),
    );
    if (claimed.kind === "over") return;
    if (claimed.kind === "taken") throw new Error(`mail ${payload.mailId} is being sent by another worker`);

    const { mail } = claimed;
    const template = byName.get(mail.template);
    if (!template) {
      await keepAnswer(database, log, (tx) =>
        markUnsent(tx, mail.id, "FAILED", `no template ${mail.template}`),
      );
      throw new Error(`mail ${mail.id} names the unknown template ${mail.template}`);
    }
    const delivery = { deps, database, log };
    const reason = await whyNot(delivery, template, mail);
    if (reason !== null) return keepAnswer(database, log, (tx) => markUnsent(tx, mail.id, "FAILED", reason));
    await deliver(delivery, template, mail, dress);
  });
}
