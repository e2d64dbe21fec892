import type { Database } from "../../../../platform/db/pool.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { employeesAmong, employeesAfter } from "../../../identity/identity.api.ts";
import { addNotices } from "../../../notifications/notifications.api.ts";
import { sendNotificationJob } from "./send-notification.job.ts";
import {
  causeOf,
  chosenAfter,
  lockNotification,
  type NotificationRow,
  noteSent,
} from "../staff-notification.store.ts";

const most = 1_000;

/** The next recipients by account; of the chosen ones those who still belong to the company. */
async function nextRecipients(
  tx: Tx,
  { id, companyId, sentUpTo }: NotificationRow,
): Promise<{ ids: number[]; upTo: number; last: boolean }> {
  const chosen = await chosenAfter(tx, id, sentUpTo, most);
  const found = chosen ?? (await employeesAfter(tx, companyId, sentUpTo, most));
  const ids = chosen ? await employeesAmong(tx, companyId, chosen) : found;
  return { ids, upTo: found.at(-1) ?? sentUpTo, last: found.length < most };
}

/** One short transaction: the notifications and the progress are written together, so a crash repeats nothing. */
function sendStep(database: Database, id: number, now: Date): Promise<"more" | "done"> {
  return inTransaction(database, allScope("jobs"), async (tx) => {
    const row = await lockNotification(tx, id);
    if (!row || row.sendStatus === "SENT") return "done";
    const { ids, upTo, last } = await nextRecipients(tx, row);
    await addNotices(
      tx,
      ids.map((accountId) => ({
        companyId: row.companyId,
        accountId,
        kind: "staff-message",
        values: { title: row.title, message: row.message },
        href: null,
        onceKey: causeOf(id),
      })),
    );
    await noteSent(tx, id, { count: ids.length, upTo, doneAt: last ? now : null });
    return last ? "done" : "more";
  });
}

export const sendNotification = handle(
  sendNotificationJob,
  async ({ payload: { notificationId }, database, now, signal }) => {
    while ((await sendStep(database, notificationId, now)) === "more") signal.throwIfAborted();
  },
);
