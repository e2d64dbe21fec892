import { listNotificationReaders as at } from "@polyphon/contract/outreach/outreach.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { peopleOf } from "../../../identity/identity.api.ts";
import { listReaders } from "../../../notifications/notifications.api.ts";
import { causeOf, isNotification } from "../staff-notification.store.ts";

export const listNotificationReaders = query(at, async ({ input, tx, guard }) => {
  if (!(await isNotification(tx, input.id))) throw new Refusal("not_found");
  const seen = input.seen === undefined ? null : input.seen === "true";
  const { rows, next } = await listReaders(tx, causeOf(input.id), { seen, leaveOut: guard.leaveOut }, input);
  const people = await peopleOf(
    tx,
    rows.map(({ accountId }) => accountId),
  );
  return {
    items: rows.map(({ accountId, seenAt }) => ({
      id: accountId,
      name: people.get(accountId)?.name ?? "",
      email: people.get(accountId)?.email ?? "",
      seenAt: seenAt?.toISOString() ?? null,
    })),
    next,
  };
});
