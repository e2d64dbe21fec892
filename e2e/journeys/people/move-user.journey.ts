import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { adminFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { languagesOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { answerYes, chooseInMenu, rowOf } from "../../actors/resources/resource-list.ts";
import { demoCompanies, type Person } from "../../kit/people/demo.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { walkTo } from "../../kit/screens/walk-screens.ts";

const nameOf = (key: string) => demoCompanies.find((one) => one.key === key)?.name ?? "";
const [from, to] = [nameOf("kornblume"), nameOf("halden")];

const choice = (page: Page, label: string): Locator =>
  page
    .getByRole("combobox", { name: label })
    .or(page.getByRole("textbox", { name: label }))
    .first();

async function chooseCompany(page: Page, label: string, name: string): Promise<void> {
  await choice(page, label).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
}

async function found({ email }: Person) {
  const { items } = await (await superAdmin()).call(adminFrontUsers.list, { search: email });
  const [person] = items;
  if (!person) throw new Error(`${email} is not there`);
  return person;
}

for (const language of languagesOf(import.meta.url))
  test(`a front user is moved to another company after a preview of the effects, and the history records it, in ${language} [C2-11] [C5other-09] [C8-11]`, async () => {
    const who = await newEmployee({ company: "kornblume" });
    await who.caller.call(listFrontPosts, {});
    const before = await found(who);
    expect(before.company).toMatchObject({ name: from });
    const state = await openOffice(await superAdmin(), "/admin/move-user", language);
    const { page } = state;
    const { move } = state.texts.people;
    const submit = state.button(move.submit);
    await state.heading(move.title);
    await expect(submit).toBeDisabled();
    await chooseCompany(page, move.from, from);
    await page.getByRole("searchbox", { name: move.search }).fill(who.email);
    await page.getByRole("checkbox", { name: new RegExp(who.name) }).check();
    await expect(page.getByText(fill(move.chosen_one, { count: 1 }))).toBeVisible();

    await chooseCompany(page, move.to, from);
    await expect(page.getByText(move.sameDomain)).toBeVisible();
    await expect(submit).toBeDisabled();
    await chooseCompany(page, move.to, to);
    const preview = page.getByRole("status").filter({ hasText: move.logged });
    await expect(preview.getByText(fill(move.crossDomain_one, { count: 1 }))).toBeVisible();
    await expect(preview.getByText(fill(move.signedIn_one, { count: 1 }))).toBeVisible();
    await state.accessible();

    await submit.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(fill(move.ask_one, { count: 1, to }))).toBeVisible();
    await expect(dialog.getByText(move.logged)).toBeVisible();
    await state.accessible();
    await answerYes(page, move.yes);
    await expect(page.getByText(fill(move.done_one, { count: 1 }))).toBeVisible();
    const after = await found(who);
    expect(after).toMatchObject({ id: who.id, type: "CROSS_DOMAIN", company: { name: to } });
    expect(after.shares).toBe(before.shares);
    await expect(who.caller.call(listFrontPosts, {})).rejects.toThrow("signed out");

    await walkTo(
      page,
      `/admin/front-users?search=${encodeURIComponent(who.email)}`,
      ({ pathname }) => pathname === "/admin/front-users",
    );
    await rowOf(page, who.id).waitFor();
    await chooseInMenu(page, who.id, state.texts.kit.history.open, state.texts);
    const [gone, come] = [page.locator("del", { hasText: from }), page.locator("ins", { hasText: to })];
    const entry = page.getByRole("dialog").getByRole("listitem").filter({ has: gone }).filter({ has: come });
    await expect(entry).toHaveCount(1);
    expect(state.errors).toEqual([]);
  });

test("selected front users are preselected for the move", async () => {
  const who = await newEmployee({ company: "kornblume" });
  const state = await openOffice(await superAdmin(), "/admin/front-users", "en");
  const { page } = state;
  const { move, frontUsers, "front-users": words } = state.texts.people;
  await page.getByRole("searchbox", { name: words.search }).fill(who.email);
  await expect(page.locator("tr[data-row]")).toHaveCount(1);
  await rowOf(page, who.id).getByRole("checkbox").check();
  await state.button(frontUsers.move).click();
  await state.heading(move.title);
  await expect(page.getByText(fill(move.chosen_one, { count: 1 }))).toBeVisible();
  await expect(choice(page, move.from)).toHaveValue(from);
});
