import { listPostCategories as at } from "@polyphon/contract/content/content.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { listCategories } from "../content.store.ts";

export const listPostCategories = query(at, async ({ input, tx }) => ({
  categories: await listCategories(tx, input.search),
}));
