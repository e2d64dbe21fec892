import { randomUUID } from "node:crypto";
import { addPost, listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { pressDrawn } from "../../actors/drawn-input.ts";
import { connectPageOf, newContentCompany, postOnPage } from "../../actors/company-office-staff.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { textPost } from "../../kit/records/text-post.ts";

const words = "Our arm sorts bolts by their sound, faster than any camera could, and it never tires.";
const mark = () => randomUUID().slice(0, 8);

const titlesOf = async ({ call }: Caller) =>
  (await call(listFrontPosts, { limit: 100 })).items.map(({ title }) => title);

/** Types into a choice and picks the option of this name. */
async function choose(page: Page, field: string, typed: string, shown = typed): Promise<void> {
  const place = page.locator(`[data-field="${field}"]`);
  await place.getByRole("combobox").or(place.getByRole("textbox")).fill(typed);
  await page.getByRole("option").filter({ hasText: shown, visible: true }).click();
  await page.keyboard.press("Tab");
}

for (const language of languagesOf(import.meta.url))
  test.describe(`a company's content in ${language}`, () => {
    test("comes from its LinkedIn page, is edited and approved, and is shown to its employees and those of another domain", async () => {
      const admin = await superAdmin();
      const { company, staff } = await newContentCompany();
      const owner = await newEmployee({ company });
      const pageId = await connectPageOf(owner);
      const other = await addFreshCompany(admin, { topics: 1 });
      const neighbour = await newEmployee({ company: other });
      const code = mark();
      const title = `The arm that listens ${code}`;

      await test.step("a setting copies it to another domain", async () => {
        const state = await openOffice(admin, "/admin/add-linkedin-content-copy-setting", language);
        const { page, texts } = state;
        await state.heading(texts.content["linkedin-content-copies"].addTitle);
        await choose(page, "sourceDomain", company.domain.slice("fresh-".length, -".example".length));
        await choose(page, "sourceUser", owner.email, owner.name);
        await choose(page, "destinationDomains", other.domain.slice("fresh-".length, -".example".length));
        await choose(page, "category", other.topics[0] ?? "");
        await choose(page, "destinationUser", neighbour.email, neighbour.name);
        await state.accessible();
        await state.button(texts.kit.form.add).click();
        await expect(page).toHaveURL(/\/linkedin-content-copy-setting$/);
        expect(state.errors).toEqual([]);
      });

      await postOnPage(pageId, String.raw`Heard ${code}: ${words} \(really\)`);
      const state = await openOffice(staff, "/admin/company_linkedin_post", language);
      const { page } = state;
      const { linkedin } = state.texts.content;
      await state.heading(linkedin.title);
      const row = page.getByRole("link", { name: new RegExp(`Heard ${code}`) });
      // The list keeps polling for some seconds; a manual refresh is limited to two a minute.
      await expect(async () => {
        await state.button(linkedin.readNow).click();
        await expect(row).toBeVisible({ timeout: 31_000 });
      }).toPass();
      await state.accessible();

      await row.click();
      // Without the backslashes that LinkedIn puts before brackets, in the copy for each network.
      await expect(page.getByRole("definition").filter({ hasText: / \(really\)/ })).not.toHaveCount(0);
      await state.accessible();
      await state.button(linkedin.edit).click();
      const field = page.getByLabel(new RegExp(`^${linkedin.titleLabel}`));
      await field.fill("Short");
      await state.button(linkedin.save).click();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await field.fill(title);
      await state.accessible();
      await state.button(linkedin.save).click();
      await state.heading(title);

      await state.button(linkedin.approve).click();
      await page.getByRole("dialog").getByRole("button", { name: linkedin.approve, exact: true }).click();
      await expect(page.getByText(linkedin.approved)).toBeVisible();
      expect(await titlesOf(owner.caller)).toContain(title);
      await expect.poll(() => titlesOf(neighbour.caller)).toContain(title);
      expect(state.errors).toEqual([]);
    });

    test("waits in the queue until somebody takes, adapts or skips it [C2-05]", async () => {
      const admin = await superAdmin();
      const { company, topic, staff } = await newContentCompany();
      const { caller: reader } = await newEmployee({ company });
      const code = mark();
      const [taken, adapted, skipped] = [`Taken ${code}`, `Adapted ${code}`, `Skipped ${code}`] as const;
      for (const title of [taken, adapted, skipped])
        await admin.call(
          addPost,
          textPost({ title: title, categoryId: topic.id, source: "CURATED", copy: words }),
        );
      expect(await titlesOf(reader)).toEqual([]);

      const state = await openOffice(staff, "/admin/processingQueue", language);
      const { page } = state;
      const { processing, linkedin } = state.texts.content;
      const open = async (name: string) => {
        await page.getByRole("link", { name, exact: true }).click();
        await state.heading(name);
      };
      await state.heading(processing.title);
      await expect(page.getByRole("link", { name: taken, exact: true })).toBeVisible();
      await state.accessible();
      expect(await titlesOf(reader)).toEqual([]);

      await open(taken);
      await state.accessible();
      await state.button(processing.take).click();
      await expect(page.getByText(processing.tookIt)).toBeVisible();

      await open(adapted);
      await state.button(processing.adapt).click();
      await page.getByLabel(new RegExp(`^${linkedin.titleLabel}`)).fill(`${adapted}, our way`);
      await page
        .getByLabel(fill(linkedin.copyOf, { network: "LinkedIn" }))
        .fill(`In Halden we say: ${words}`);
      await state.accessible();
      await state.button(processing.publishAdapted).click();
      await expect(page.getByText(processing.adaptedIt)).toBeVisible();

      await open(skipped);
      await state.button(processing.skip).click();
      const dialog = page.getByRole("dialog");
      const yes = dialog.getByRole("button", { name: processing.skip, exact: true });
      await yes.click();
      await expect(dialog.getByText(processing.reasonNeeded)).toBeVisible();
      await dialog.getByLabel(new RegExp(`^${processing.reason}`)).fill("Not our market");
      await yes.click();
      await expect(page.getByText(processing.skippedIt)).toBeVisible();

      await pressDrawn(page.getByRole("radio", { name: processing.statuses.COMPLETED, exact: true }));
      const row = page.getByRole("row").filter({ hasText: skipped });
      await expect(row.getByText("Not our market")).toBeVisible();
      await state.accessible();
      await expect
        .poll(async () => (await titlesOf(reader)).toSorted())
        .toEqual([`${adapted}, our way`, taken]);
      expect(state.errors).toEqual([]);
    });
  });
