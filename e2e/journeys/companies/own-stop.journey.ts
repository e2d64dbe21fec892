import { addPost, listFrontPosts, listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { readShare, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator } from "@playwright/test";
import { newProgramManager } from "../../actors/company-office-staff.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { textPost } from "../../kit/records/text-post.ts";
import { type OfficeFixture, openOffice } from "../../kit/screens/office-fixture.ts";
import { expect, test } from "../../kit/test.ts";
import { anyOf } from "../../kit/texts.ts";

async function openCompany() {
  const company = await addFreshCompany(await superAdmin());
  const manager = await newProgramManager(company);
  const employee = await newEmployee({ company, connected: true });
  const { categories } = await manager.call(listPostCategories, {});
  const title = "What the night shift knew about the wind, and what we learned from it";
  const { id } = await manager.call(addPost, textPost({ title, categoryId: categories[0]?.id ?? 0 }));
  return { manager, employee, postId: id };
}

type Act = "stopYes" | "killYes" | "releaseYes";

/** States a reason and confirms. */
async function turn(dialog: Locator, { texts }: OfficeFixture, act: Act, reason: string) {
  const { turn: words } = texts.shell;
  await dialog.getByLabel(words.reason).fill(reason);
  await dialog.getByRole("button", { name: words[act] }).click();
  await expect(dialog).toHaveCount(0);
}

for (const language of languagesOf(import.meta.url))
  test.describe(`a program manager, in ${language}`, () => {
    test("stops and releases sharing in the own company from any page", async () => {
      const { manager, employee, postId } = await openCompany();
      const state = await openOffice(manager, "/admin/dashboard", language);
      const { page, texts } = state;
      const { sharing, turn: words } = texts.shell;
      const dialog = page.getByRole("dialog");
      // A phone's header has room only for what is stopped; there the account menu leads to the dialog.
      if (language === "en") await page.getByRole("button", { name: sharing.on }).click();
      else {
        await page.getByRole("button", { name: anyOf(texts.shell.account.open) }).click();
        await page.getByRole("link", { name: sharing.own }).click();
      }
      await expect(dialog.getByRole("heading")).toHaveText(
        anyOf(fill(words.stopTitle, { name: words.ownCompany })),
      );
      await state.accessible();
      await turn(dialog, state, "stopYes", "A crisis at the plant");
      const stopped = page.getByRole("button", { name: sharing.stopped });
      await expect(stopped).toBeVisible();

      const { shares } = await employee.caller.call(sharePost, {
        postId,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [
          {
            socialNetwork: "LINKEDIN",
            shareText: "Shared while the company had stopped all sharing of its people.",
          },
        ],
      });
      const share = () => employee.caller.call(readShare, { shareId: shares[0]?.id ?? 0 });
      await expect.poll(share).toMatchObject({ state: "HELD", reason: "kill_switch" });

      await stopped.click();
      await expect(dialog.getByText(anyOf(words.since))).toContainText("A crisis at the plant");
      await turn(dialog, state, "releaseYes", "It is over");
      await expect(stopped).toHaveCount(0);
      await expect.poll(share, { timeout: 20_000 }).toMatchObject({ state: "SHARED" });
      expect(state.errors).toEqual([]);
    });

    test("takes one of the company's posts away from employees and gives it back", async () => {
      const { manager, employee, postId } = await openCompany();
      const state = await openOffice(manager, `/admin/view-post/${postId}`, language);
      const { view } = state.texts.content;
      const seen = async () =>
        (await employee.caller.call(listFrontPosts, {})).items.some(({ id }) => id === postId);
      const dialog = state.page.getByRole("dialog");
      expect(await seen()).toBe(true);
      await state.button(view.kill).click();
      await turn(dialog, state, "killYes", "The figures are wrong");
      await expect(state.button(view.release)).toBeVisible();
      expect(await seen()).toBe(false);
      await state.button(view.release).click();
      await expect(dialog).toContainText("The figures are wrong");
      await turn(dialog, state, "releaseYes", "The figures are right");
      await expect(state.button(view.kill)).toBeVisible();
      expect(await seen()).toBe(true);
      expect(state.errors).toEqual([]);
    });
  });
