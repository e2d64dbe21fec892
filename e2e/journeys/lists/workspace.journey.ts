import { randomUUID } from "node:crypto";
import { saveWorkspacePreferences } from "@polyphon/contract/identity/profile.contract.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { languagesOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { finger } from "../../actors/resources/pointer.ts";
import { openFilters, rowOf, searchFor } from "../../actors/resources/resource-list.ts";
import { newStaff } from "../../actors/identity/staff-account.ts";
import { type Caller, signIn } from "../../kit/people/caller.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { url } from "../../kit/own-stack.ts";

const kept = (page: Page) =>
  page.waitForResponse((one) => one.url().endsWith(saveWorkspacePreferences.path) && one.ok());

/** Views and columns belong to an account, so each journey has one of its own. */
const newChief = async () => signIn(url, await newStaff("Editor-in-Chief"), "ADMIN");

/** Two writers that one search finds, one active and one inactive. */
async function addTwoWriters({ call }: Caller): Promise<{ mark: string; on: number; off: number }> {
  const mark = randomUUID().slice(0, 8);
  const add = async (firstName: string) => {
    const made = await call(writerUser.add, {
      firstName,
      lastName: `Lindner ${mark}`,
      email: `${firstName}-${mark}@mail.example`,
      notificationEmails: [],
      curatorCode: "",
      contentLanguage: "ENGLISH",
      categories: [],
      weeklyTarget: 0,
      readyToPublish: false,
    });
    return made.id;
  };
  const [on, off] = [await add("anna"), await add("otto")];
  await call(writerUser.act, { ids: [off], action: "deactivate" });
  return { mark, on, off };
}

for (const language of languagesOf(import.meta.url))
  test(`a filtered list is saved as a personal view, found again after a reload and deleted, in ${language}`, async () => {
    const chief = await newChief();
    const { mark, on, off } = await addTwoWriters(chief);
    const state = await openOffice(chief, writerUser.screens.list, language);
    const { page, texts } = state;
    const { workspace } = texts.shell;
    const words = texts.people["writer-users"];
    const rows = page.locator("tr[data-row]");
    await expect(rows.first()).toBeVisible();
    await expect(state.button(workspace.saveView)).toHaveCount(0);
    await searchFor(page, words.search, mark);
    await expect(rows).toHaveCount(2);
    const panel = await openFilters(page, texts, finger);
    await panel.getByLabel(words.fields.enabled, { exact: true }).and(page.locator("input")).click();
    await panel.getByRole("option", { name: texts.kit.form.no, exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(rows).toHaveCount(1);
    await expect(rowOf(page, off)).toBeVisible();

    const name = `Mine ${mark}`;
    await state.button(workspace.saveView).click();
    await page.getByLabel(workspace.viewName).press("Enter");
    await expect(page.getByText(texts.violations.required)).toBeVisible();
    await page.getByLabel(workspace.viewName).fill(name);
    await Promise.all([kept(page), page.getByLabel(workspace.viewName).press("Enter")]);
    await expect(page.getByText(fill(workspace.viewSaved, { name }))).toBeVisible();
    await state.accessible();

    await page.goto(`${url}${writerUser.screens.list}?search=${mark}`);
    await expect(rowOf(page, on)).toBeVisible();
    await state.button(`${workspace.ownViews} ${name}`).click();
    await expect(rowOf(page, on)).toHaveCount(0);
    await expect(rowOf(page, off)).toBeVisible();
    await expect(page).toHaveURL(/enabled=false/);
    await Promise.all([kept(page), state.button(fill(workspace.removeView, { name })).click()]);
    await expect(state.button(workspace.saveView)).toBeVisible();
    await page.reload();
    await expect(state.button(workspace.saveView)).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    expect(state.errors).toEqual([]);
  });

test("columns are chosen with the keyboard, stay as chosen for this user, and can be reset to default", async () => {
  const state = await openOffice(await newChief(), writerUser.screens.list, "en");
  const { page } = state;
  const { columns } = state.texts.kit;
  const { fields } = state.texts.people["writer-users"];
  const heads = page.getByRole("columnheader");
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await expect(page.locator("tr[data-row]").first()).toBeVisible();
  await expect(head(fields.weeklyTarget)).toBeVisible();
  await expect(head(fields.contentLanguage)).toHaveCount(0);
  const usual = await heads.allInnerTexts();

  await state.button(columns.open).press("Enter");
  await expect(box(fields.lastName)).toBeDisabled();
  await Promise.all([kept(page), box(fields.weeklyTarget).press("Space")]);
  await Promise.all([kept(page), box(fields.contentLanguage).press("Space")]);
  await expect(head(fields.contentLanguage)).toBeVisible();
  await expect(head(fields.weeklyTarget)).toHaveCount(0);
  await state.accessible();
  await page.reload();
  await expect(head(fields.contentLanguage)).toBeVisible();
  await expect(head(fields.weeklyTarget)).toHaveCount(0);

  await state.button(columns.open).press("Enter");
  await Promise.all([kept(page), state.button(columns.usual).press("Enter")]);
  await expect(heads).toHaveText(usual, { useInnerText: true });
  expect(state.errors).toEqual([]);
});
