import { limits } from "@polyphon/contract/limits.ts";
import { badge } from "@polyphon/contract/recognition/badge.resource.ts";
import { markBadgesViewed, popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { recognition as de } from "@polyphon/i18n/de/recognition/recognition.employee.ts";
import { recognition as en } from "@polyphon/i18n/en/recognition/recognition.employee.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { logIn } from "../../actors/identity/access.ts";
import { nothingComesAfter } from "../../actors/identity/after-login.ts";
import { rowOf } from "../../actors/resources/resource-list.ts";
import { networkBox, wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { badgesAtOnce, earnBadges } from "../../kit/records/earn-badges.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", texts: en, view: { width: 1280, height: 900 }, title: "First share", different: false },
  {
    language: "de",
    texts: de,
    view: { width: 320, height: 720, scheme: "dark" },
    title: "Erster geteilter Beitrag",
    different: true,
  },
] as const;

/** A new user in a company that awards badges. */
async function newcomer(settings: object) {
  const company = await addFreshCompany(await superAdmin(), {
    settings: { ...badgesAtOnce, ...settings },
    topics: 1,
  });
  return newEmployee({ company });
}

const titled = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });
const button = (place: Locator, name: string): Locator => place.getByRole("button", { name, exact: true });
const accessible = async (page: Page) => expect(await lastingViolations(page)).toEqual([]);

for (const { language, texts, view, title, different } of castsOf(import.meta.url, casts))
  test(`badges are shown after the login, one is shared on LinkedIn, and once closed they are not shown again, in ${language} [B4.2-06] [B4.5-04]`, async () => {
    const { compose, dialog: words } = employeeTexts[language].sharing;
    const who = await newcomer({ differentSocialCopy: different, userLevel: false });
    await earnBadges(who.caller, who.name);
    const { page } = await openPage({ ...view, language });
    await logIn(page, url, who, employeeTexts[language]);
    const popup = titled(page, texts.popup.title);
    const share = button(popup, fill(texts.popup.shareNamed, { title }));
    await expect(popup.getByRole("list", { name: texts.popup.list }).getByRole("listitem")).toHaveCount(2);
    await accessible(page);

    await share.click();
    const dialog = titled(page, texts.share.title);
    await test.step("the dialog has networks, emoji, picture and one text or one for each network [B4.8-01] [B4.8-04] [B4.8-05]", async () => {
      await expect(wordsOf(dialog)).not.toHaveValue("");
      await expect(dialog.getByRole("img", { name: title })).toBeVisible();
      await expect(networkBox(dialog, networkNames.LINKEDIN)).toBeChecked();
      await expect(dialog.getByRole("tab")).toHaveCount(different ? 1 : 0);
      await expect(button(dialog, compose.emoji.open)).toBeVisible();
      await accessible(page);
    });

    const suggested = await wordsOf(dialog).inputValue();
    await wordsOf(dialog).fill("Something else");
    await test.step("on a desktop it is narrow, and a click beside it does not close it [B4.8-02] [B4.8-06]", async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect
        .poll(async () => (await dialog.boundingBox())?.width)
        .toBeLessThanOrEqual(limits.badge.dialogWidth);
      await page.mouse.click(5, 5);
      await expect(wordsOf(dialog)).toHaveValue("Something else");
      await page.setViewportSize(view);
    });
    await test.step("Escape closes it and discards what was written [B4.8-03]", async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await share.click();
      await expect(wordsOf(dialog)).toHaveValue(suggested);
    });

    const text = `${suggested} ${who.name}`;
    await wordsOf(dialog).fill(text);
    await button(dialog, texts.share.send).dblclick();
    await expect(button(dialog, words.done)).toBeVisible();
    await accessible(page);
    const atLinkedin = async () =>
      (await postsBy(sandboxUrl, who.name)).filter((post) => post.text === text).length;
    await expect.poll(atLinkedin).toBe(1);
    await button(dialog, words.done).click();
    await expect(
      popup.getByText(fill(texts.popup.shared, { networks: networkNames.LINKEDIN })),
    ).toBeVisible();

    await test.step("closing marks them as seen a second later [B4.5-03]", async () => {
      const marked = page.waitForRequest((one) => new URL(one.url()).pathname === markBadgesViewed.path);
      const pressedAt = Date.now();
      await popup.getByRole("button", { name: texts.popup.close, exact: true }).last().click();
      await marked;
      expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(limits.badge.viewedAfterMs);
      await expect(popup).toHaveCount(0);
      await expect.poll(() => who.caller.call(popupBadges, {})).toEqual([]);
    });
    await test.step("they are listed in the profile, and the congratulation is not shown again [B2.4-01]", async () => {
      await nothingComesAfter(page, () => page.goto(`${url}/profile`));
      await expect(page.getByRole("list", { name: texts.badges.title }).getByRole("listitem")).toHaveCount(2);
      await accessible(page);
      expect(await atLinkedin()).toBe(1);
    });
  });

test("a congratulation waits until the share dialog is closed", async () => {
  const { caller, name } = await newcomer({});
  const postId = await earnBadges(caller, name);
  const { page } = await openAs({ width: 1280, height: 900 }, "employee", caller);
  await page.clock.install();
  const due = page.waitForResponse((one) => new URL(one.url()).pathname === popupBadges.path);
  await page.goto(`${url}/post-list?share=${postId}`);
  expect(await (await due).json()).toHaveLength(2);
  const close = button(page.getByRole("dialog"), employeeTexts.en.shell.close);
  await expect(close).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(titled(page, en.popup.title)).toHaveCount(0);
  await close.click();
  await expect(titled(page, en.popup.title)).toBeVisible();
});

test("levels are shown with what is missing, in the profile of a company that uses them [B2.4-01]", async () => {
  const { caller } = await newcomer({ userLevel: true });
  const { page } = await openAs({ width: 320, height: 720 }, "employee", caller);
  await page.goto(`${url}/profile`);
  await page.getByRole("button", { name: en.levels.open, exact: true }).click();
  const dialog = titled(page, en.levels.title);
  for (const name of Object.values(en.levels.name))
    await expect(dialog.getByRole("heading", { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(dialog.getByText(en.levels.criterion.certificates)).toBeVisible();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("badge posts are listed with their pictures and edited by staff", async () => {
  const { call } = await superAdmin();
  const [row] = (await call(badge.list, { search: "Legend" })).items;
  if (!row) throw new Error("there is no badge called Legend");
  const state = await openOffice(await superAdmin(), "/admin/badge_own_post", "en");
  const { page } = state;
  const { badges } = state.texts.recognition;
  await state.heading(badges.title);
  await expect(rowOf(page, row.id)).toContainText("Legend");
  await expect(rowOf(page, row.id).locator("img")).toBeVisible();
  await state.accessible();
  const stored = await call(badge.get, { id: row.id });
  try {
    await page.goto(`${url}/admin/edit-badge-post/${row.id}`);
    const field = page.getByLabel(new RegExp(`^${badges.fields.badgePostTitle}( \\*)?$`));
    await expect(field).toHaveValue(stored.badgePostTitle);
    const changed = `${stored.badgePostTitle}!`;
    await field.fill(changed);
    await state.accessible();
    await state.button(state.texts.kit.form.save).click();
    await expect.poll(async () => (await call(badge.get, { id: row.id })).badgePostTitle).toBe(changed);
  } finally {
    const { version } = await call(badge.get, { id: row.id });
    const { id, title, titleDe, content, contentDe, badgePostTitle, badgePostTitleDe } = stored;
    const { socialCopy, socialCopyDe, image } = stored;
    const words = { title, titleDe, content, contentDe, badgePostTitle, badgePostTitleDe };
    await call(badge.edit, { id, version, ...words, socialCopy, socialCopyDe, image: image?.id ?? null });
  }
});
