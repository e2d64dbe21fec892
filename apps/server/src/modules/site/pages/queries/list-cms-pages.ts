import { limits } from "@polyphon/contract/limits.ts";
import { listPages as at } from "@polyphon/contract/site/site.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { listPages } from "../pages.store.ts";

export const listCmsPages = query(at, async ({ input, tx }) => {
  const after = readCursor(input.after, ["string"]);
  const search = input.search ?? "";
  const found = await listPages(tx, {
    afterKey: after ? String(after[0]) : null,
    limit: input.limit + 1,
    search: search.length >= limits.search.min ? search : null,
  });
  const items = found.slice(0, input.limit);
  const last = items.at(-1);
  return {
    items: items.map((page) => ({ ...page, updatedAt: page.updatedAt.toISOString() })),
    next: found.length > items.length && last ? makeCursor(last.key) : null,
  };
});
