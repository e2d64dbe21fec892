import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminScenes } from "./accessibility/admin-scenes.ts";
import { builtScenes } from "./accessibility/built-scenes.ts";
import { complaintsOf } from "./accessibility/complaints-of.ts";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { type CompanyDesk, isCompanyDesk, openCompanyDesk } from "./kit/company-desk.ts";
import { staff } from "./kit/demo.ts";
import { url } from "./kit/own-stack.ts";
import { recordIds } from "./kit/record-ids.ts";

let browser: Browser;
let admin: Caller;
let desk: CompanyDesk;
let idOf: (path: string) => number;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
  const postId = (await admin.call(listPosts, { limit: 1, state: "visible" })).items[0]?.id ?? 0;
  idOf = await recordIds(admin, postId);
  desk = await openCompanyDesk(url);
});
afterAll(() => browser.close());

// A walk through all screens takes minutes: it is repeated once, and says at once what it met.
describe.concurrent("nothing stands in anybody's way", { timeout: 900_000, retry: 1 }, () => {
  test.each(languages)("in the back office, in %s", async (language) => {
    const office = { app: "admin", language, idOf } as const;
    const visitors = builtScenes({ ...office, forVisitors: true });
    const visitor = await complaintsOf(browser, visitors, language, "admin");
    const built = builtScenes({ ...office, forVisitors: false, only: (path) => !isCompanyDesk(path) });
    const scenes = [...built, ...adminScenes(url, language)];
    const person = await complaintsOf(browser, scenes, language, "admin", admin);
    const ofCompany = builtScenes({
      ...office,
      idOf: desk.idOf,
      forVisitors: false,
      only: (path) => isCompanyDesk(path),
    });
    const company = await complaintsOf(browser, ofCompany, language, "admin", desk.caller);
    const met = [...visitor, ...person, ...company];
    if (met.length > 0) console.error(met.join("\n"));
    expect(met).toEqual([]);
  });
});
