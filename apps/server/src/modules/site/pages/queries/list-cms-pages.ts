import { limits } from "@polyphon/contract/limits.ts";
import { listPages as at } from "@polyphon/contract/site/site.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listPages } from "../pages.store.ts";

export const listCmsPages = query(at, async ({ input, tx }) => {
  const search = input.search ?? "";
  const { rows, next } = await listPages(tx, search.length >= limits.search.min ? search : null, input);
  return { items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), next };
});
