import type { Page } from "@playwright/test";
import { resources } from "@polyphon/contract/endpoints.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import { builtPaths } from "../../../tools/screens/screens-built.ts";
import { finger, keys } from "../../actors/resources/pointer.ts";
import {
  addRow,
  editRow,
  exportsBoth,
  filterOnce,
  findRow,
  firstRow,
  noViolations,
  offers,
  opensForm,
  type Play,
  readHistory,
  refuseEmpty,
  removeRow,
  type Resource,
  sortsByHead,
  toggleRow,
  wordsOf,
} from "../../actors/resources/resource-play.ts";
import { full } from "../../kit/full.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts } from "../../kit/texts.ts";
import type { OpenedPage } from "../../kit/visitor.ts";
import { headingAt } from "../../kit/screens/walk-screens.ts";

/** English on a desktop by keyboard, German on a phone by finger. */
const casts = {
  en: { view: { width: 1440, height: 900 }, pointer: keys },
  de: { view: { width: 390, height: 844 }, pointer: finger },
} as const;
const built = new Set<string>(
  builtPaths(new URL("../../../apps/admin/src/app/built-screens.ts", import.meta.url).pathname),
);
/** Two fields of one kind that must differ: covered by a journey of its own. */
const ownJourney = new Set<string>(["linkedin-content-copies"]);
const shown = resources.filter(({ name, screens }) => built.has(screens.list) && !ownJourney.has(name));
/** Edited in a form of its own, which has its own journey. */
const ownForm = new Set<string>(["companies"]);

/**
 * Three resources cover every kind of field, form and action of the kit: a drawer with switch and filters, a page with text,
 * dates and references, a page with a picture. The server's tests cover what the others store; here they are opened.
 */
const examples: Readonly<Record<string, Language>> = {
  "chief-users": "en",
  announcements: "de",
  "banner-images": "en",
};
const whole = shown.flatMap((resource) =>
  languages
    .filter((language) => full || examples[resource.name] === language)
    .map((language) => ({ resource, language })),
);

async function openOffice(language: Language, path: string): Promise<OpenedPage> {
  const opened = await openAs({ ...casts[language].view, language }, "admin", await superAdmin());
  await opened.page.goto(url + path);
  return opened;
}

async function playOn(page: Page, resource: Resource, language: Language): Promise<Play> {
  const words = wordsOf(resource, language);
  await expect(page.getByRole("heading", { level: 1, name: words.title, exact: true })).toBeVisible();
  return { page, resource, language, texts: adminTexts[language], words, pointer: casts[language].pointer };
}

for (const { resource, language } of whole)
  test(`${resource.name} are refused where a field is empty, added, found, exported, edited, switched, filtered and deleted, in ${language} [A5-20] [C5mentions-23]`, async () => {
    const { history } = adminTexts[language].kit;
    const { page, errors } = await openOffice(language, resource.screens.list);
    const play = await playOn(page, resource, language);
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
  });

test("a focused field is never covered by the save bar, however tall the bar is", async () => {
  const { page, errors } = await openOffice("de", "/admin/add-annoucement");
  const bar = page.getByRole("region", { name: adminTexts.de.kit.form.bar });
  await page.getByRole("textbox").first().fill("Tag der offenen Tür");
  const field = page.getByRole("combobox").last();
  await field.fill("Halden");
  await expect(field).toBeFocused();
  const under = async () => {
    const [typed, saving] = [await field.boundingBox(), await bar.boundingBox()];
    return typed && saving ? typed.y + typed.height <= saving.y : null;
  };
  await expect.poll(under).toBe(true);
  expect(errors).toEqual([]);
});

const opened = shown.filter(({ name }) => !full && examples[name] === undefined && !ownForm.has(name));
for (const [at, language] of languages.entries())
  test(`lists and forms of all other resources open and show their fields, in ${language}`, async () => {
    const { page, errors } = await openOffice(language, "/admin/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const resource of opened.filter((_, place) => place % languages.length === at))
      await test.step(resource.name, async () => {
        await headingAt(page, resource.screens.list);
        await opensForm(await playOn(page, resource, language));
        expect(errors).toEqual([]);
      });
  });
