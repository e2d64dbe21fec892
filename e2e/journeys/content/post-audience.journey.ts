import { addPost, listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { newProgramManager } from "../../actors/company-office-staff.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { type Employee, newEmployee, superAdmin } from "../../kit/people/people.ts";
import { textPost } from "../../kit/records/text-post.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { expect, test } from "../../kit/test.ts";
import { anyOf } from "../../kit/texts.ts";

const copy = "The turbines have run for a hundred days without a stop, and the crew knows why.";

async function openCompany() {
  const company = await addFreshCompany(await superAdmin());
  const manager = await newProgramManager(company);
  const newcomer = await newEmployee({ company, terms: false, tour: false });
  const reader = await newEmployee({ company });
  const { categories } = await manager.call(listPostCategories, {});
  const title = "What a hundred days without a stop taught the crew";
  const { id } = await manager.call(addPost, textPost({ title, categoryId: categories[0]?.id ?? 0, copy }));
  return { manager, newcomer, reader, postId: id };
}

for (const language of languagesOf(import.meta.url))
  test(`a programme manager reads who sees a post, why somebody doesn't, and how it is for somebody who does, in ${language}`, async () => {
    const { manager, newcomer, reader, postId } = await openCompany();
    const state = await openOffice(manager, `/admin/view-post/${postId}`, language);
    const { page, texts } = state;
    const { audience } = texts.content;
    const view = page.getByRole("region", { name: audience.as.title });
    const choose = async ({ name, email }: Employee) => {
      const field = { name: audience.as.person };
      await view.getByRole("combobox", field).or(view.getByRole("textbox", field)).fill(email);
      await page.getByRole("option", { name }).click();
    };

    await test.step("reads how many see it, and that one has not signed up", async () => {
      await expect(page.getByText(audience.people_one.replace("{{formatted}}", "1"))).toBeVisible();
      await expect(page.getByText(audience.notSignedUp_one.replace("{{count}}", "1"))).toBeVisible();
    });

    await test.step("reads why the newcomer does not see it", async () => {
      await choose(newcomer);
      await expect(view.getByText(fill(audience.as.hidden, { name: newcomer.name }))).toBeVisible();
      await expect(view.getByText(audience.why.TERMS)).toBeVisible();
      await expect(view.getByRole("link", { name: audience.next.person })).toHaveAttribute(
        "href",
        new RegExp(`/admin/view-front-user/${newcomer.id}$`),
      );
      await state.accessible();
    });

    await test.step("sees the post as the reader sees it", async () => {
      await choose(reader);
      await expect(view.getByText(fill(audience.as.seen, { name: reader.name }))).toBeVisible();
      await expect(view.getByText(anyOf(audience.as.since))).toBeVisible();
      await expect(view.getByText(audience.as.place.ORDINARY)).toBeVisible();
      await expect(view.getByText(anyOf(audience.as.share))).toContainText(networkNames.LINKEDIN);
      const preview = view.getByRole("article", {
        name: fill(texts.content.form.preview, {
          voice: texts.content.voices.VOICE_1,
          network: networkNames.LINKEDIN,
        }),
      });
      await expect(preview).toContainText(reader.name);
      await expect(preview).toContainText("a hundred days");
      await state.accessible();
    });
    expect(state.errors).toEqual([]);
  });
