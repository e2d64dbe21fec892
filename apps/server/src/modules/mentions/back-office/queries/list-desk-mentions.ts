import { searchRange } from "@polyphon/rules/mentions/search-keys.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import type { Desk } from "../desk.ts";
import { reachOf } from "../../mentions.policy.ts";
import { presentForDesk } from "../../mention/mention.present.ts";
import { deskMentions } from "../../search/mention-search.store.ts";

export const listDeskMentions = ({ calls, variant }: Desk) =>
  query(calls.list, async ({ input, actor, tx }) => {
    const range = input.search ? searchRange(input.search) : null;
    // Signs alone are the beginning of no word.
    if (input.search && !range) return { items: [], next: null };
    const rows = await deskMentions(tx, {
      reach: reachOf(variant, actor),
      range,
      status: input.status ?? null,
      accountType: input.accountType ?? null,
      beforeId: Number(readCursor(input.after, ["number"])?.[0] ?? 0) || null,
      limit: input.limit + 1,
    });
    const shown = rows.slice(0, input.limit);
    const last = shown.at(-1);
    return {
      items: await presentForDesk(tx, actor, shown),
      next: rows.length > input.limit && last ? makeCursor(last.id) : null,
    };
  });
