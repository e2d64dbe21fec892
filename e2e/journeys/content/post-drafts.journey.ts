import { readPost } from "@polyphon/contract/content/content.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { titleField } from "../../actors/post-form.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { copy, someCategory, unique } from "../../kit/records/posts.ts";
import { type OfficeFixture, openOffice } from "../../kit/screens/office-fixture.ts";
import { expect, test } from "../../kit/test.ts";
import { anyOf } from "../../kit/texts.ts";

const summaryOf = (page: Page, words: string) => page.locator("summary").filter({ hasText: words });
const draftSaved = ({ page, texts }: OfficeFixture) =>
  expect(page.getByText(anyOf(texts.content.draft.saved))).toBeVisible();

for (const language of languagesOf(import.meta.url))
  test.describe(`a new post in ${language}`, () => {
    /** Each test has the drafts of another person. */
    const open = async (name: string, path = "/admin/add-post") => {
      const caller = await signIn(url, staff(name), "ADMIN");
      return { caller, state: await openOffice(caller, path, language) };
    };

    test("is one of several drafts: each is found after a reload, and submitting one leaves the others", async () => {
      const { caller, state } = await open("Super admin");
      const { page, texts } = state;
      const { draft, form, voices } = texts.content;
      const [first, second, third] = ["First", "Second", "Third"].map((name) => unique(`${name} thought`));
      const link = (name = "") => page.getByRole("link", { name, exact: true });
      const menu = async (item: string) => {
        await page
          .getByRole("button", { name: fill(texts.kit.list.actionsOf, { name: draft.this }) })
          .click();
        await page.getByRole("menuitem", { name: item }).click();
      };

      await test.step("three are begun one after the other", async () => {
        for (const name of [first, second, third]) {
          await titleField(state).fill(name ?? "");
          await draftSaved(state);
          await expect(page).toHaveURL(/add-post\?draft=\d+$/u);
          if (name === third) break;
          await menu(draft.another);
          await expect(titleField(state)).toHaveValue("");
        }
      });
      await test.step("a reload goes on with the one that was open", async () => {
        await page.reload();
        await expect(titleField(state)).toHaveValue(third ?? "");
        await menu(draft.giveName);
        await page.getByRole("textbox", { name: draft.name }).fill("For Monday");
        await state.button(draft.saveName).click();
        await expect(page.getByRole("textbox", { name: draft.name })).toHaveCount(0);
      });
      await test.step("all are listed above an empty form", async () => {
        await page.goto(`${url}/admin/add-post`);
        for (const name of [first, second, "For Monday"]) await expect(link(name)).toBeVisible();
        await expect(titleField(state)).toHaveValue("");
        await state.accessible();
      });
      await test.step("a deleted one comes back", async () => {
        await state.button(fill(draft.remove, { name: first ?? "" })).click();
        await expect(link(first)).toHaveCount(0);
        await expect(state.button(draft.undo)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(link(first)).toBeVisible();
      });
      await test.step("the second is submitted, and the others stay", async () => {
        await link(second).click();
        await expect(titleField(state)).toHaveValue(second ?? "");
        await expect(link(second)).toBeHidden();
        const { name: category } = await someCategory(caller);
        await page.getByRole("combobox", { name: form.category }).fill(category);
        await page.getByRole("option", { name: category, exact: true }).click();
        await page
          .getByLabel(fill(form.copyOf, { voice: voices.VOICE_1, network: networkNames.LINKEDIN }))
          .fill(copy);
        await state.button(form.publishNow).click();
        await page.waitForURL("**/admin/view-post/*");
        const post = await caller.call(readPost, { id: Number(page.url().split("/").at(-1)) });
        expect(post.title).toBe(second);
        await page.goto(`${url}/admin/add-post`);
        for (const name of [first, "For Monday"]) await expect(link(name)).toBeVisible();
        await expect(link(second)).toHaveCount(0);
      });
      expect(state.errors).toEqual([]);
    });

    test("that is open in two tabs is not overwritten: the later tab keeps both", async () => {
      const { caller, state } = await open("Sub admin");
      const { draft } = state.texts.content;
      const words = unique("In both tabs");
      await titleField(state).fill(words);
      await draftSaved(state);
      const address = new URL(state.page.url());
      const other = await openOffice(caller, address.pathname + address.search, language);
      await expect(titleField(other)).toHaveValue(words);
      const saved = other.page.waitForResponse(
        (answer) => answer.request().method() === "PUT" && answer.ok(),
      );
      await titleField(other).fill(`${words}, second tab`);
      await saved;
      await titleField(state).fill(`${words}, first tab`);
      await expect(state.page.getByText(draft.conflict)).toBeVisible();
      await state.accessible();
      await state.button(draft.keepBoth).click();
      await expect(state.page).not.toHaveURL(address.href);
      await expect(titleField(state)).toHaveValue(`${words}, first tab`);
      await state.page.goto(`${url}/admin/add-post`);
      for (const tab of ["first", "second"])
        await expect(state.page.getByRole("link", { name: `${words}, ${tab} tab` })).toBeVisible();
    });

    test("has what is rarely set folded: a summary says what it is, and an error unfolds it", async () => {
      const { state } = await open("Super admin");
      const { page, texts } = state;
      const { form, options, faults } = texts.content;
      const summary = summaryOf(page, options.billing);
      const number = page.getByRole("textbox", { name: form.serialNumber });
      await expect(number).toBeHidden();
      await expect(summary).toContainText(options.none);
      await summary.focus();
      await page.keyboard.press("Enter");
      await number.fill("0");
      await expect(summary).toContainText(fill(form.serial, { number: 0 }));
      await summary.click();
      await expect(number).toBeHidden();

      const check = page.getByRole("button", { name: faults.serialNumber });
      await check.click();
      await expect(number).toBeFocused();
      await summary.click();
      await state.button(form.publishNow).click();
      await expect(number).toBeVisible();
      await expect(titleField(state)).toBeFocused();
      await state.accessible();
      await number.fill("48213");
      await expect(check).toHaveCount(0);
      await state.button(form.discard).click();
      expect(state.errors).toEqual([]);
    });
  });
