import { editPage as at } from "@polyphon/contract/site/site.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { isEmptyContent } from "@polyphon/rules/site/page-in-language.ts";
import { command } from "../../../platform/operation/command.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { cleanHtml } from "../clean-html.ts";
import { findPage, updatePage } from "../pages.store.ts";

export const editCmsPage = command(at, async ({ input, tx, language }) => {
  if (!(await findPage(tx, input.id))) throw new Refusal("not_found");

  const contentEn = cleanHtml(input.contentEn);
  if (isEmptyContent(contentEn)) {
    const message = serverTexts[language].violations.required;
    throw new Refusal("validation", {}, [{ field: "contentEn", message }]);
  }
  const saved = await updatePage(tx, { ...input, contentEn, contentDe: cleanHtml(input.contentDe) });
  if (!saved) throw new Refusal("edited_meanwhile");
  return { ...saved, updatedAt: saved.updatedAt.toISOString() };
});
