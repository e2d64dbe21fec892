import { getPage as at } from "@polyphon/contract/site/site.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findPage } from "../pages.store.ts";

export const getCmsPage = query(at, async ({ input, tx }) => {
  const page = await findPage(tx, input.id);
  if (!page) throw new Refusal("not_found");
  return { ...page, updatedAt: page.updatedAt.toISOString() };
});
