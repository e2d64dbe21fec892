import { readPage as at } from "@polyphon/contract/site/site.contract.ts";
import { pageInLanguage } from "@polyphon/rules/site/page-in-language.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findPageByKey } from "../pages.store.ts";

export const readCmsPage = query(at, async ({ input, tx, language }) => {
  const page = await findPageByKey(tx, input.page);
  if (!page) throw new Refusal("not_found");
  return { key: page.key, ...pageInLanguage(page, language), updatedAt: page.updatedAt.toISOString() };
});
