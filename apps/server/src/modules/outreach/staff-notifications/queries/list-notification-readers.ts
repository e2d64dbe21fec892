import { listNotificationReaders as at } from "@polyphon/contract/outreach/outreach.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { peopleOf } from "../../../identity/identity.api.ts";
import { listReaders } from "../../../notifications/notifications.api.ts";
import { causeOf, isNotification } from "../staff-notification.store.ts";

export const listNotificationReaders = query(at, async ({ input, tx }) => {
  if (!(await isNotification(tx, input.id))) throw new Refusal("not_found");
  const after = readCursor(input.after, ["number"]);
  const found = await listReaders(tx, causeOf(input.id), {
    seen: input.seen === undefined ? null : input.seen === "true",
    after: after ? Number(after[0]) : 0,
    limit: input.limit + 1,
  });
  const page = found.slice(0, input.limit);
  const people = await peopleOf(
    tx,
    page.map(({ accountId }) => accountId),
  );
  const last = page.at(-1);
  return {
    items: page.map(({ accountId, seenAt }) => ({
      id: accountId,
      name: people.get(accountId)?.name ?? "",
      email: people.get(accountId)?.email ?? "",
      seenAt: seenAt?.toISOString() ?? null,
    })),
    next: found.length > page.length && last ? makeCursor(last.accountId) : null,
  };
});
