import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import { adminScenes } from "../../accessibility/admin-scenes.ts";
import { builtScenes } from "../../accessibility/built-scenes.ts";
import { complaintsOf } from "../../accessibility/complaints-of.ts";
import { isCompanyDesk, openCompanyDesk } from "../../kit/people/company-desk.ts";
import { sceneLanguages } from "../../kit/looks.ts";
import { url } from "../../kit/own-stack.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { recordIds } from "../../kit/records/record-ids.ts";
import { expect, test } from "../../kit/test.ts";

async function idOfRecords(): Promise<(path: string) => number> {
  const admin = await superAdmin();
  const { items } = await admin.call(listPosts, { limit: 1, state: "visible" });
  return recordIds(admin, items[0]?.id ?? 0);
}

/** So many walks share the screens of the provider's staff, so that none is left alone at the end. */
const walks = [0, 1, 2] as const;

for (const language of languages) {
  for (const walk of walks)
    test(`back-office screens have no accessibility violations, in ${language}, part ${walk + 1}`, async () => {
      const scenes = builtScenes({
        app: "admin",
        language,
        idOf: await idOfRecords(),
        forVisitors: false,
        only: (path) => !isCompanyDesk(path),
      });
      const part = scenes.filter((_, at) => at % walks.length === walk);
      expect(await complaintsOf(part, language, "admin", await superAdmin())).toEqual([]);
    });

  test(`screens of visitors and of a company's staff have no accessibility violations, in ${language}`, async () => {
    const visitors = builtScenes({ app: "admin", language, idOf: () => 0, forVisitors: true });
    expect(await complaintsOf(visitors, language, "admin")).toEqual([]);
    const { caller, idOf } = await openCompanyDesk(url);
    const own = builtScenes({ app: "admin", language, idOf, forVisitors: false, only: isCompanyDesk });
    expect(await complaintsOf(own, language, "admin", caller)).toEqual([]);
  });
}

for (const language of sceneLanguages)
  test(`back-office dialogs and states have no accessibility violations, in ${language}`, async () => {
    const scenes = adminScenes(url, language);
    expect(await complaintsOf(scenes, language, "admin", await superAdmin())).toEqual([]);
  });
