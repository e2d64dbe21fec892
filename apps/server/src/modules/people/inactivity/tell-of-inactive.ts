import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { addressesFor } from "../notification-emails/notification-emails.store.ts";
import { inactivityToldMail } from "./inactivity.mails.ts";

export interface Met {
  readonly person: { readonly firstName: string; readonly lastName: string };
  readonly fate: "warned" | "deactivated" | null;
}

const namedAtMost = 20;

/** One mail for a run and address, however many people it is about; nothing happened is not told. */
export async function tellOfInactive(database: Database, met: readonly Met[], now: Date): Promise<void> {
  const told = met.filter(({ fate }) => fate !== null);
  if (told.length === 0) return;
  const names = told
    .slice(0, namedAtMost)
    .map(({ person }) => `${person.firstName} ${person.lastName}`.trim());
  await inTransaction(database, allScope("jobs"), async (tx) => {
    for (const recipient of await addressesFor(tx, "inactivity")) {
      await queueMail(tx, {
        companyId: null,
        recipient,
        language: "en",
        template: inactivityToldMail,
        values: {
          warned: told.filter(({ fate }) => fate === "warned").length,
          deactivated: told.filter(({ fate }) => fate === "deactivated").length,
          names,
          more: Math.max(0, told.length - namedAtMost),
        },
        onceKey: `inactivity-told/${now.toISOString()}/${recipient}`,
      });
    }
  });
}
