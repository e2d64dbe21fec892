import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../platform/jobs/job-handler.ts";
import type { Log } from "../../../platform/log/log.ts";
import { deliverMailJob } from "../../../platform/mail/deliver-mail.job.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { composeMessage } from "../compose-message.ts";
import type { Brand, MailTemplate } from "../mails/mail-template.ts";
import type { NotificationNeeds } from "../notifications.needs.ts";
import { type Claim, type ClaimedMail, claimMail, markSent, markUnsent } from "../notifications.store.ts";
import { hasOptedOut } from "../opt-outs.store.ts";

/** With the waits between them about half a day: longer than most outages of a mail server. */
const maxAttempts = 48;
const claimSeconds = 120;
const ownBrand: Brand = { name: "Polyphon", color: "#0b7285" };

async function claim(tx: Tx, mailId: number): Promise<{ claimed: Claim; brand: Brand }> {
  const claimed = await claimMail(tx, mailId, claimSeconds);
  if (claimed.kind !== "claimed" || claimed.mail.companyId === null) return { claimed, brand: ownBrand };
  const company = await companyOf(tx, claimed.mail.companyId);
  return { claimed, brand: { name: company.name, color: company.themeColor } };
}

/** The mail server has answered, so the answer must be kept: giving up here would send the mail a second time. */
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
  readonly needs: NotificationNeeds;
  readonly database: Database;
  readonly log: Log;
}

async function deliver(
  { needs, database, log }: Delivery,
  template: MailTemplate,
  mail: ClaimedMail,
  brand: Brand,
): Promise<void> {
  const claimedAt = performance.now();
  const message = await composeMessage(needs, template, mail, brand);
  // A process that slept through its claim must not speak: somebody else may be speaking by now.
  if (performance.now() - claimedAt > (claimSeconds * 1000) / 2)
    throw new Error("the claim on the mail is too old");

  const result = await needs.transport.send(message);
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

/** Asked when the mail goes out, not when it was queued: somebody may have unsubscribed in between. */
function unwanted(database: Database, mail: ClaimedMail): Promise<boolean> {
  return inTransaction(database, allScope("mail"), (tx) => hasOptedOut(tx, mail.recipient));
}

export function deliverMail(needs: NotificationNeeds, templates: readonly MailTemplate[]): JobHandler {
  const byName = new Map(templates.map((template) => [template.kind.name, template]));

  return handle(deliverMailJob, async ({ payload, database, log }) => {
    const { claimed, brand } = await inTransaction(database, allScope("mail"), (tx) =>
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
    if (!template.kind.transactional && (await unwanted(database, mail))) {
      return keepAnswer(database, log, (tx) =>
        markUnsent(tx, mail.id, "FAILED", "the recipient unsubscribed"),
      );
    }
    await deliver({ needs, database, log }, template, mail, brand);
  });
}
