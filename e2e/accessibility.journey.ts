import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { languages, type Language } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { adminScenes } from "./accessibility/admin-scenes.ts";
import { employeeScenes } from "./accessibility/employee-scenes.ts";
import type { Scene } from "./accessibility/scene.ts";
import { openBrowser, openPage } from "./browser.ts";
import { builtAddresses } from "./kit/built-addresses.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { employee, staff } from "./kit/demo.ts";
import { inspectPage } from "./kit/inspect-page.ts";
import { type App, keepSession } from "./kit/open-as.ts";
import { recordIds } from "./kit/record-ids.ts";

const url = inject("url");
const view = { width: 1280, height: 900 } as const;

/** An employee for each language, because the scenes share and cancel. */
const who = { en: employee("nordwind", 8), de: employee("nordwind", 10) } as const;

let browser: Browser;
let admin: Caller;
let postId: number;
let idOf: (path: string) => number;
const employees: Partial<Record<Language, Caller>> = {};

beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
  postId = (await admin.call(listPosts, { limit: 1, state: "visible" })).items[0]?.id ?? 0;
  idOf = await recordIds(admin, postId);
  for (const language of languages) {
    const caller = await signIn(url, who[language], "FRONT");
    await connectAs(caller, `Accessible ${language}`);
    employees[language] = caller;
  }
});
afterAll(() => browser.close());

function builtScenes(app: App, forVisitors: boolean): Scene[] {
  return builtAddresses(app, idOf)
    .filter((screen) => screen.forVisitors === forVisitors)
    .map(({ path, address, refuses }) => ({
      name: path,
      provokesErrors: refuses,
      show: async (page: Page) => {
        await page.goto(url + address);
        await page.waitForLoadState("networkidle");
      },
    }));
}

/** Plays the scenes one after the other in one page and collects what is wrong with each. */
async function complaintsOf(
  scenes: readonly Scene[],
  language: Language,
  app: App,
  caller?: Caller,
): Promise<string[]> {
  const { page, errors } = await openPage(browser, { ...view, language });
  page.setDefaultTimeout(15_000);
  if (caller) await keepSession(page, app, caller);
  const complaints: string[] = [];
  for (const scene of scenes) {
    try {
      await scene.show(page);
      complaints.push(...(await inspectPage(page, scene.name, language)));
      await scene.leave?.(page);
    } catch (error) {
      // One scene that does not open must not hide what is wrong with the others.
      complaints.push(`${scene.name}: ${String(error)}`);
    }
    if (!scene.provokesErrors) complaints.push(...errors.map((error) => `${scene.name}: ${error}`));
    errors.length = 0;
  }
  await page.context().close();
  return complaints;
}

describe.concurrent("nothing stands in anybody's way", { timeout: 400_000 }, () => {
  test.each(languages)("in the employee app, in %s", async (language) => {
    const caller = employees[language];
    if (!caller) throw new Error("not signed in");
    const visitor = await complaintsOf(builtScenes("employee", true), language, "employee");
    const scenes = [...builtScenes("employee", false), ...employeeScenes(url, language, postId)];
    expect([...visitor, ...(await complaintsOf(scenes, language, "employee", caller))]).toEqual([]);
  });

  test.each(languages)("in the back office, in %s", async (language) => {
    const visitor = await complaintsOf(builtScenes("admin", true), language, "admin");
    const scenes = [...builtScenes("admin", false), ...adminScenes(url, language)];
    expect([...visitor, ...(await complaintsOf(scenes, language, "admin", admin))]).toEqual([]);
  });
});
