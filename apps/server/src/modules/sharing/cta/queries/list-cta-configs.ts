import { listCtas as at } from "@polyphon/contract/sharing/cta.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { mayShare } from "../../sharing.policy.ts";
import { presentCtas } from "../cta.present.ts";
import { listCtas } from "../cta.store.ts";

export const listCtaConfigs = query(at, async ({ input, actor, tx, now }) => {
  const { status, usableIn, limit } = input;
  const rows = await listCtas(tx, {
    userId: actor.accountId,
    active: status === undefined ? null : status === "ACTIVE",
    usable: usableIn === undefined ? null : { categoryId: usableIn, now },
    beforeId: Number(readCursor(input.after, ["number"])?.[0] ?? 0) || null,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await presentCtas(tx, shown),
    next: rows.length > limit && last ? makeCursor(last.id) : null,
    can: { change: mayShare(actor) === true },
  };
});
