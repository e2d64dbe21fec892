import { randomUUID } from "node:crypto";
import { limits } from "@polyphon/contract/limits.ts";
import { badge } from "@polyphon/contract/recognition/badge.resource.ts";
import { popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { recognition as de } from "@polyphon/i18n/de/recognition.employee.ts";
import { recognition as en } from "@polyphon/i18n/en/recognition.employee.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { logIn } from "./actors/access.ts";
import { networkBox, wordsOf } from "./actors/share-dialog.ts";
import { openBrowser, openPage, type View } from "./browser.ts";
import { lastingViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { type Person, staff } from "./kit/demo.ts";
import { badgesAtOnce, earnBadges } from "./kit/earn-badges.ts";
import { addFreshCompany, addNewcomer } from "./kit/fresh-company.ts";
import { postsBy } from "./kit/ledger.ts";
import { openAs } from "./kit/open-as.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";
import { adminTexts, employeeTexts } from "./kit/texts.ts";

const casts = [
  { language: "en", texts: en, view: { width: 1280, height: 900 }, different: false },
  { language: "de", texts: de, view: { width: 320, height: 720, scheme: "dark" }, different: true },
] as const;

let browser: Browser;
let admin: Caller;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

/** Somebody new for whom two badges wait at the next login. */
async function recognised(settings: object): Promise<{ who: Person; caller: Caller; member: string }> {
  const member = `Badge ${randomUUID().slice(0, 8)}`;
  const company = await addFreshCompany(admin, { settings: { ...badgesAtOnce, ...settings }, topics: 1 });
  const who = await addNewcomer(admin, company, { terms: true, tour: true });
  const caller = await signIn(url, who, "FRONT");
  await earnBadges(caller, member);
  return { who, caller, member };
}

async function enter(who: Person, view: View): Promise<void> {
  ({ page } = await openPage(browser, view));
  await logIn(page, url, who, employeeTexts[view.language ?? "en"]);
}

const titled = (name: string): Locator => page.getByRole("dialog", { name, exact: true });
const accessible = async () => expect(await lastingViolations(page)).toEqual([]);
const badgesOf = (dialog: Locator, label: string) =>
  dialog.getByRole("list", { name: label }).getByRole("listitem");

describe.each(casts)("badges in $language", ({ language, texts, view, different }) => {
  const seen: View = { ...view, language };
  const button = (dialog: Locator, name: string) => dialog.getByRole("button", { name, exact: true });

  test("are shown after the login, one is shared on LinkedIn, and closed they do not come again [B2.4-01] [B4.2-06] [B4.5-03] [B4.5-04] [B4.8-01] [B4.8-02] [B4.8-03] [B4.8-04] [B4.8-05] [B4.8-06]", async () => {
    const { who, caller, member } = await recognised({ differentSocialCopy: different });
    await enter(who, seen);
    const popup = titled(texts.popup.title);
    await popup.waitFor();
    expect(await badgesOf(popup, texts.popup.list).count()).toBe(2);
    await accessible();

    const title = language === "de" ? "Erste Teilung" : "First share";
    await button(popup, fill(texts.popup.shareNamed, { title })).click();
    const dialog = titled(texts.share.title);
    await wordsOf(dialog).waitFor();
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(limits.badge.dialogWidth);
    expect(await dialog.getByRole("img", { name: title }).isVisible()).toBe(true);
    expect(await networkBox(dialog, networkNames.LINKEDIN).isChecked()).toBe(true);
    expect(await dialog.getByRole("tab").count()).toBe(different ? 1 : 0);
    const { compose, dialog: words } = employeeTexts[language].sharing;
    expect(await button(dialog, compose.emoji.open).isVisible()).toBe(true);
    await accessible();

    // Beside the dialog nothing closes; Escape does, and what was written is gone.
    const suggested = await wordsOf(dialog).inputValue();
    await wordsOf(dialog).fill("Something else");
    if (language === "en") await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await popup.waitFor();
    await button(popup, fill(texts.popup.shareNamed, { title })).click();
    expect(await wordsOf(dialog).inputValue()).toBe(suggested);

    const text = `${suggested} ${member}`;
    await wordsOf(dialog).fill(text);
    await button(dialog, texts.share.send).dblclick();
    await button(dialog, words.done).waitFor();
    await accessible();
    const atLinkedin = async () => (await postsBy(sandboxUrl, member)).filter((post) => post.text === text);
    await expect.poll(async () => (await atLinkedin()).length).toBe(1);
    await button(dialog, words.done).click();
    await popup.getByText(fill(texts.popup.shared, { networks: networkNames.LINKEDIN })).waitFor();

    await button(popup, texts.popup.close).last().click();
    await popup.waitFor({ state: "detached" });
    expect((await caller.call(popupBadges, {})).length).toBe(2);
    await expect.poll(async () => (await caller.call(popupBadges, {})).length).toBe(0);
    await page.reload();
    await page.waitForTimeout(4_500);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect((await atLinkedin()).length).toBe(1);
  });

  test("stand in the profile with the level, whose criteria a dialog tells [B2.4-01]", async () => {
    const { caller } = await recognised({ userLevel: false });
    ({ page } = await openAs(browser, seen, "employee", caller));
    await page.goto(`${url}/profile`);
    await button(titled(texts.popup.title), texts.popup.close).last().click();
    const own = page.getByRole("list", { name: texts.badges.title });
    expect(await own.getByRole("listitem").count()).toBe(2);
    await accessible();
  });
});

describe("levels", () => {
  test("are told with what is missing, in the profile of a company that keeps them", async () => {
    const company = await addFreshCompany(admin, {
      settings: { ...badgesAtOnce, userLevel: true },
      topics: 1,
    });
    const who = await addNewcomer(admin, company, { terms: true, tour: true });
    const caller = await signIn(url, who, "FRONT");
    ({ page } = await openAs(browser, { width: 320, height: 720 }, "employee", caller));
    await page.goto(`${url}/profile`);
    await page.getByRole("button", { name: en.levels.open, exact: true }).click();
    const dialog = titled(en.levels.title);
    for (const name of Object.values(en.levels.name))
      await dialog.getByRole("heading", { name: new RegExp(`^${name}`) }).waitFor();
    expect(await dialog.getByText(en.levels.criterion.certificates).isVisible()).toBe(true);
    await accessible();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });
});

describe("badge posts at the desk", () => {
  test("are listed with their pictures and changed by staff", async () => {
    const { badges } = adminTexts.en.recognition;
    const [row] = (await admin.call(badge.list, { search: "Legend" })).items;
    ({ page } = await openAs(browser, { width: 1440, height: 1000 }, "admin", admin));
    await page.goto(`${url}/admin/badge_own_post`);
    await page.getByRole("heading", { name: badges.title, exact: true }).waitFor();
    await page.getByText("Legend").first().waitFor();
    await accessible();
    await page.goto(`${url}/admin/edit-badge-post/${row?.id ?? 0}`);
    const field = page.getByLabel(new RegExp(`^${badges.fields.badgePostTitle}( \\*)?$`));
    const before = await field.inputValue();
    const changed = before.endsWith("!") ? before.slice(0, -1) : `${before}!`;
    await field.fill(changed);
    await accessible();
    await page.getByRole("button", { name: adminTexts.en.kit.form.save, exact: true }).click();
    await expect
      .poll(async () => (await admin.call(badge.list, { search: "Legend" })).items[0]?.badgePostTitle)
      .toBe(changed);
  });
});
