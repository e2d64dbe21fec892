import { editPage as at } from "@polyphon/contract/site/site.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { isEmptyContent } from "@polyphon/rules/site/page-in-language.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { keepChange } from "../../../../platform/resource/record-change.ts";
import { cleanHtml } from "../clean-html.ts";
import { changesOfPage, pageSubject } from "../changes-of-page.ts";
import { findPage, updatePage } from "../pages.store.ts";

export const editCmsPage = command(at, async ({ input, actor, tx, language }) => {
  const before = await findPage(tx, input.id);
  if (!before) throw new Refusal("not_found");

  const contentEn = cleanHtml(input.contentEn);
  if (isEmptyContent(contentEn)) {
    const message = serverTexts[language].violations.required;
    throw new Refusal("validation", {}, [{ field: "contentEn", message }]);
  }
  const saved = await updatePage(tx, { ...input, contentEn, contentDe: cleanHtml(input.contentDe) });
  if (!saved) throw new Refusal("edited_meanwhile");
  const changes = changesOfPage(before, saved);
  const { id: subjectId } = saved;
  const change = { companyId: null, subject: pageSubject, subjectId, actorId: actor.accountId, changes };
  if (changes.length > 0) await keepChange(tx, { ...change, action: "EDITED" });
  return { ...saved, updatedAt: saved.updatedAt.toISOString() };
});
