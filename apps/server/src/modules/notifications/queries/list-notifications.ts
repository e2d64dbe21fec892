import { listNotices as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import { listNotices as findNotices } from "../notices.store.ts";

export const listNotices = query(at, async ({ input, actor, tx }) => {
  const after = readCursor(input.after, ["number"]);
  const found = await findNotices(tx, actor.accountId, {
    afterId: after ? Number(after[0]) : null,
    limit: input.limit + 1,
  });
  const items = found.slice(0, input.limit);
  const last = items.at(-1);
  return {
    items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: found.length > items.length && last ? makeCursor(last.id) : null,
  };
});
