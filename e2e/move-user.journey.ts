import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-user.resource.ts";
import { moveUsers } from "@polyphon/contract/people/move-user.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answerYes, chooseInMenu, rowOf } from "./actors/resource-list.ts";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { demoCompanies, employee, type Person, staff } from "./kit/demo.ts";
import { openOffice } from "./kit/office-scene.ts";
import { url } from "./kit/own-stack.ts";

const nameOf = (key: string) => demoCompanies.find((one) => one.key === key)?.name ?? "";
const [from, to] = [nameOf("kornblume"), nameOf("halden")];
const stays = employee("kornblume", 13);
/** One for each language. */
const who = { en: employee("kornblume", 11), de: employee("kornblume", 12) } as const;

let browser: Browser;
let admin: Caller;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const choice = (label: string): Locator =>
  page
    .getByRole("combobox", { name: label })
    .or(page.getByRole("textbox", { name: label }))
    .first();

async function chooseCompany(label: string, name: string): Promise<void> {
  await choice(label).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
}

async function found({ email }: Person) {
  const { items } = await admin.call(adminFrontUsers.list, { search: email });
  const [person] = items;
  if (!person?.company) throw new Error(`${email} is not there`);
  return { ...person, company: person.company };
}

/** At home again, also when a journey that was broken off has moved the person already. */
async function foundAtHome(who: Person) {
  const [person, neighbour] = [await found(who), await found(stays)];
  if (person.company.id === neighbour.company.id) return person;
  const way = { fromCompanyId: person.company.id, toCompanyId: neighbour.company.id };
  await admin.call(moveUsers, { ...way, userIds: [person.id] });
  return await found(who);
}

describe.each(languages)("in %s", (language) => {
  test("a front user moves to another company after a look at what that causes, and the history tells it [C2-11] [C5other-09] [C8-11]", async () => {
    const before = await foundAtHome(who[language]);
    const session = await signIn(url, who[language], "FRONT");
    expect(before.company.name).toBe(from);
    const scene = await openOffice(browser, admin, "/admin/move-user", language);
    ({ page } = scene);
    const { move } = scene.texts.people;
    const submit = scene.button(move.submit);
    await scene.heading(move.title);
    expect(await submit.isDisabled()).toBe(true);
    await chooseCompany(move.from, from);
    await page.getByRole("searchbox", { name: move.search }).fill(who[language].email);
    const box = page.getByRole("checkbox", { name: new RegExp(who[language].name) });
    await box.check();
    await page.getByText(fill(move.chosen_one, { count: 1 })).waitFor();

    await chooseCompany(move.to, from);
    await page.getByText(move.sameDomain).first().waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await chooseCompany(move.to, to);
    const preview = page.getByRole("status").filter({ hasText: move.logged });
    await preview.getByText(fill(move.crossDomain_one, { count: 1 })).waitFor();
    await preview.getByText(fill(move.signedIn_one, { count: 1 })).waitFor();
    await scene.accessible();

    await submit.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(fill(move.ask_one, { count: 1, to })).waitFor();
    await dialog.getByText(move.logged).waitFor();
    await scene.accessible();
    await answerYes(page, move.yes);
    await page.getByText(fill(move.done_one, { count: 1 })).waitFor();
    const after = await found(who[language]);
    expect(after).toMatchObject({ id: before.id, type: "CROSS_DOMAIN", company: { name: to } });
    expect(after.shares).toBe(before.shares);
    await expect(session.call(listPosts, {})).rejects.toThrow();

    await page.goto(`${url}/admin/front-users?search=${encodeURIComponent(who[language].email)}`);
    await rowOf(page, before.id).waitFor();
    await chooseInMenu(page, before.id, scene.texts.kit.history.open, scene.texts);
    const past = page.getByRole("dialog").getByRole("listitem").first();
    await past.getByText(to).first().waitFor();
    expect(await past.locator("del").allInnerTexts()).toContain(from);
    expect(await past.locator("ins").allInnerTexts()).toContain(to);
    expect(scene.errors).toEqual([]);
  });
});

test("people ticked in the list of front users come along to the move", async () => {
  const scene = await openOffice(browser, admin, "/admin/front-users", "en");
  ({ page } = scene);
  const { move, frontUsers, "front-users": words } = scene.texts.people;
  await page.getByRole("searchbox", { name: words.search }).fill(stays.email);
  await expect.poll(() => page.locator("tr[data-row]").count()).toBe(1);
  await page.locator("tr[data-row]").getByRole("checkbox").check();
  await scene.button(frontUsers.move).click();
  await scene.heading(move.title);
  await page.getByText(fill(move.chosen_one, { count: 1 })).waitFor();
  await expect.poll(() => choice(move.from).inputValue()).toBe(from);
});
