import { listMentions as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { mayKeepMentions } from "../../mentions.policy.ts";
import { ownMentions } from "../../search/mention-search.store.ts";
import { showOwn } from "../show-own.ts";

export const listLinkedinMentions = query(at, async ({ input, actor, tx }) => {
  const rows = await ownMentions(tx, {
    userId: actor.accountId,
    status: input.status ?? null,
    beforeId: Number(readCursor(input.after, ["number"])?.[0] ?? 0) || null,
    limit: input.limit + 1,
  });
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => showOwn(actor, row)),
    next: rows.length > input.limit && last ? makeCursor(last.id) : null,
    can: { add: mayKeepMentions(actor) === true },
  };
});
