import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import { adminStates } from "../../accessibility/admin-states.ts";
import { builtStates } from "../../accessibility/built-states.ts";
import { complaintsOf } from "../../accessibility/complaints-of.ts";
import { isCompanyOnly, openCompanyOffice } from "../../kit/people/company-office.ts";
import { stateLanguages } from "../../kit/looks.ts";
import { url } from "../../kit/own-stack.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { recordIds } from "../../kit/records/record-ids.ts";
import { expect, test } from "../../kit/test.ts";

async function idOfRecords(): Promise<(path: string) => number> {
  const admin = await superAdmin();
  const { items } = await admin.call(listPosts, { limit: 1, state: "visible" });
  return recordIds(admin, items[0]?.id ?? 0);
}

/** The screens of the provider's staff are split over this many walks, so that no worker ends up running alone. */
const walks = [0, 1, 2] as const;

for (const language of languages) {
  for (const walk of walks)
    test(`back-office screens have no accessibility violations, in ${language}, part ${walk + 1}`, async () => {
      const states = builtStates({
        app: "admin",
        language,
        idOf: await idOfRecords(),
        forVisitors: false,
        only: (path) => !isCompanyOnly(path),
      });
      const part = states.filter((_, at) => at % walks.length === walk);
      expect(await complaintsOf(part, language, "admin", await superAdmin())).toEqual([]);
    });

  test(`screens of visitors and of a company's staff have no accessibility violations, in ${language}`, async () => {
    const visitors = builtStates({ app: "admin", language, idOf: () => 0, forVisitors: true });
    expect(await complaintsOf(visitors, language, "admin")).toEqual([]);
    const { caller, idOf } = await openCompanyOffice(url);
    const own = builtStates({ app: "admin", language, idOf, forVisitors: false, only: isCompanyOnly });
    expect(await complaintsOf(own, language, "admin", caller)).toEqual([]);
  });
}

for (const language of stateLanguages)
  test(`back-office dialogs and states have no accessibility violations, in ${language}`, async () => {
    const states = adminStates(url, language);
    expect(await complaintsOf(states, language, "admin", await superAdmin())).toEqual([]);
  });
