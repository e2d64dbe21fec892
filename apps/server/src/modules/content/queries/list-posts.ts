import { listPosts as at } from "@polyphon/contract/content/content.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { query } from "../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import type { ContentNeeds } from "../content.port.ts";
import { presentPostRow } from "../content.present.ts";
import { countPosts, listPosts as findPage } from "../post-list.store.ts";

export const listPosts = (needs: ContentNeeds) =>
  query(at, async ({ input, actor, tx, now }) => {
    const after = readCursor(input.after, ["number"]);
    const search = (input.search ?? "").length >= limits.search.min ? (input.search ?? null) : null;
    const wish = {
      now,
      afterId: after ? Number(after[0]) : null,
      limit: input.limit + 1,
      search,
      categoryId: input.categoryId ?? null,
      source: input.source ?? null,
      language: input.language ?? null,
      state: input.state ?? null,
    };
    const [found, count] = await Promise.all([findPage(tx, wish), countPosts(tx, wish)]);
    const page = found.slice(0, input.limit);
    const [totals, images] = await Promise.all([
      needs.shares.totals(
        tx,
        page.map((row) => row.id),
      ),
      needs.images(
        tx,
        page.flatMap((row) => row.imageIds.slice(0, 1)),
      ),
    ]);

    const last = page.at(-1);
    return {
      items: page.map((row) =>
        presentPostRow(actor, row, totals.get(row.id) ?? { shares: 0, clicks: 0 }, images),
      ),
      next: found.length > input.limit && last ? makeCursor(last.id) : null,
      count,
    };
  });
