import { resources } from "@polyphon/contract/endpoints.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { builtPaths } from "../tools/screens-built.ts";
import { finger, keys } from "./actors/hand.ts";
import {
  addRow,
  editRow,
  exportsBoth,
  filterOnce,
  findRow,
  firstRow,
  noViolations,
  offers,
  type Play,
  readHistory,
  refuseEmpty,
  removeRow,
  type Resource,
  sortsByHead,
  toggleRow,
  wordsOf,
} from "./actors/resource-play.ts";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { partOf } from "./kit/part-of.ts";
import { url } from "./kit/own-stack.ts";
import { adminTexts } from "./kit/texts.ts";

/** English at a desk and by keys, German on a phone and by finger. */
const casts = {
  en: { view: { width: 1440, height: 900 }, hand: keys },
  de: { view: { width: 390, height: 844 }, hand: finger },
} as const;
const built = new Set<string>(
  builtPaths(new URL("../apps/admin/src/app/built-screens.ts", import.meta.url).pathname),
);
/** Two fields of one kind that may not name the same: played by a journey of its own. */
const ownJourney = new Set<string>(["linkedin-content-copies"]);
const shown = resources.filter(({ name, screens }) => built.has(screens.list) && !ownJourney.has(name));
/** Each in one of the languages. */
const played = (language: Language) => partOf(shown, languages.indexOf(language), languages.length);
/** Edited in a form of its own, which has a journey of its own. */
const ownForm = new Set<string>(["companies"]);

let browser: Browser;
let admin: Caller;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

async function openList(resource: Resource, language: Language): Promise<{ play: Play; errors: string[] }> {
  const { view, hand } = casts[language];
  const opened = await openAs(browser, { ...view, language }, "admin", admin);
  ({ page } = opened);
  const words = wordsOf(resource, language);
  await page.goto(url + resource.screens.list);
  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
  const play = { page, resource, language, texts: adminTexts[language], words, hand };
  return { play, errors: opened.errors };
}

describe.each(languages)("in %s", (language) => {
  const { history } = adminTexts[language].kit;

  test.each(played(language).map((resource) => ({ name: resource.name, resource })))(
    "$name are refused where a field is empty, added, found, exported, edited, switched, filtered and deleted [A5-20] [C5mentions-23]",
    async ({ resource }) => {
      const { play, errors } = await openList(resource, language);
      const adds = offers(play, resource.add);
      const edits = offers(play, resource.edit) && !ownForm.has(resource.name);
      if (adds) {
        await refuseEmpty(play);
        await noViolations(play, "refused form");
      }
      let row = adds ? await addRow(play) : await firstRow(play);
      await findRow(play, row);
      await exportsBoth(play);
      if (language === "en") await sortsByHead(play, row);
      if (edits) {
        row = { ...row, ...(await editRow(play, row)) };
        await findRow(play, row);
      }
      if (resource.actions.some((action) => action === "activate")) await toggleRow(play, row);
      await noViolations(play, "list");
      await readHistory(play, row, [...(adds ? [history.ADDED] : []), ...(edits ? [history.EDITED] : [])]);
      if ("filters" in resource) {
        await filterOnce(play);
        await findRow(play, row);
      }
      if (offers(play, resource.remove)) await removeRow(play, row);
      expect(errors).toEqual([]);
    },
  );
});
