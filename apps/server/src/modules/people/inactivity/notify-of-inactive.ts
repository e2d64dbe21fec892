import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { queueMails } from "../../../platform/mail/queue-mails.ts";
import { companiesInCouncilMode } from "../../companies/companies.api.ts";
import { addressesFor } from "../notification-emails/notification-emails.store.ts";
import { inactivityNoticeMail } from "./inactivity.mails.ts";

export interface Met {
  readonly person: { readonly companyId: number; readonly firstName: string; readonly lastName: string };
  readonly fate: "warned" | "deactivated" | null;
}

const namedAtMost = 20;

/** One mail per run and address, however many people it is about; none when nothing happened. Works-council mode keeps names out. */
export async function notifyOfInactive(database: Database, met: readonly Met[], now: Date): Promise<void> {
  const notified = met.filter(({ fate }) => fate !== null);
  if (notified.length === 0) return;
  await inTransaction(database, allScope("jobs"), async (tx) => {
    const readers = await addressesFor(tx, "inactivity");
    const companyIds = [...new Set(notified.map(({ person }) => person.companyId))];
    const unnamed = new Set(await companiesInCouncilMode(tx, companyIds));
    const names = notified
      .filter(({ person }) => !unnamed.has(person.companyId))
      .slice(0, namedAtMost)
      .map(({ person }) => `${person.firstName} ${person.lastName}`.trim());
    const values = {
      warned: notified.filter(({ fate }) => fate === "warned").length,
      deactivated: notified.filter(({ fate }) => fate === "deactivated").length,
      names,
      more: notified.length - names.length,
    };
    await queueMails(tx, {
      companyId: null,
      template: inactivityNoticeMail,
      mails: readers.map((recipient) => ({
        recipient,
        language: "en",
        values,
        onceKey: `inactivity-told/${now.toISOString()}/${recipient}`,
      })),
    });
  });
}
