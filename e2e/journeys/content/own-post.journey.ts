import { randomBytes } from "node:crypto";
import { listOwnPosts } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { ownPosts as ownPostsDe } from "@polyphon/i18n/de/content/own-posts.employee.ts";
import { ownPosts as ownPostsEn } from "@polyphon/i18n/en/content/own-posts.employee.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { buttonsOf, wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { type Caller, signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { drawPicture } from "../../kit/files/draw-picture.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts, employeeTexts } from "../../kit/texts.ts";

const ownTexts = { en: ownPostsEn, de: ownPostsDe } as const;
const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;
const words =
  "Forty metres up, and the view reaches to the sea. Proud of everybody who climbed with me today.";
const code = () => randomBytes(5).toString("hex");

async function png(page: Page, width: number, height: number, name: string) {
  return { ...(await drawPicture(page, { width, height, type: "image/png" })), name };
}

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`own posts in ${language}`, () => {
    const say = ownTexts[language];
    const { ownPosts: officeTexts } = adminTexts[language].content;
    let author: Caller;
    let page: Page;

    const openForAuthor = async ({ connected = false } = {}) => {
      ({ caller: author } = await newEmployee({ connected }));
      ({ page } = await openAs({ ...view, language }, "employee", author));
    };
    const rowOf = (title: string): Locator => page.getByRole("listitem", { name: title, exact: true });
    const press = (name: string, on: Page | Locator = page) =>
      on.getByRole("button", { name, exact: true }).click();
    const filterBy = (state: string) => press(state, page.getByRole("group", { name: say.filter }));
    const choose = async (kind: "TEXT" | "IMAGE") => {
      await page.getByRole("link").filter({ hasText: say.choose[kind].text }).click();
      await expect(page.getByRole("heading", { level: 1, name: say.form.newTitle })).toBeVisible();
    };
    const copy = () => page.getByRole("textbox", { name: say.form.copy, exact: true });

    test("are written, rejected with a reason, corrected, approved and shared", async () => {
      const title = `Storm ${code()}`;
      const reason = `Please name the team ${code()}`;
      await openForAuthor({ connected: true });
      await page.goto(`${url}/own-posts`);
      // In the page header and again in the empty list.
      await page.getByRole("link", { name: say.create }).first().click();
      await choose("TEXT");
      await press(say.form.save);
      await expect(page.getByText(say.form.copyEmpty)).toBeVisible();
      await page.getByLabel(say.form.title).fill(title);
      await copy().fill(words);
      await expect(page.getByText(say.form.copyEmpty)).toHaveCount(0);
      expect(await lastingViolations(page)).toEqual([]);
      await press(say.form.save);
      await expect(rowOf(title).getByText(say.state.PENDING)).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);

      const manager = await signIn(url, staff("Corporate admin"), "ADMIN");
      const { page: office } = await openAs({ ...view, language }, "admin", manager);
      const dialog = office.getByRole("dialog");
      const step = (name: string) =>
        office.getByRole("listitem").filter({ has: office.getByText(name, { exact: true }) });
      const approve = office.getByRole("button", { name: officeTexts.approve, exact: true });
      await office.goto(`${url}/admin/own-post-approval?status=PENDING`);
      await office.getByRole("link", { name: title }).click();
      await press(officeTexts.reject, office);
      await press(officeTexts.reject, dialog);
      await expect(dialog.getByText(officeTexts.whyNeeded)).toBeVisible();
      await dialog.getByLabel(officeTexts.why).fill(reason);
      expect(await lastingViolations(office)).toEqual([]);
      await press(officeTexts.reject, dialog);
      await expect(dialog).toBeHidden();
      await expect(step(officeTexts.step.REJECTED).getByText(reason)).toBeVisible();
      await expect(approve).toHaveCount(0);

      await filterBy(say.state.REJECTED);
      await expect(rowOf(title).getByText(fill(say.reason, { reason }))).toBeVisible();
      await rowOf(title)
        .getByRole("link", { name: fill(say.editOf, { title }) })
        .click();
      await expect(page.getByText(fill(say.form.reasonText, { reason }))).toBeVisible();
      await copy().fill(`${words} Thank you, team seven.`);
      await press(say.form.save);
      await expect(rowOf(title).getByText(say.state.PENDING)).toBeVisible();

      await office.reload();
      await approve.click();
      await press(officeTexts.approve, dialog);
      await expect(dialog).toBeHidden();
      await expect(step(officeTexts.step.APPROVED)).toBeVisible();

      // Without a reload: the badge for it would open over the share dialog.
      await filterBy(say.state.APPROVED);
      await press(fill(say.shareOf, { title }), rowOf(title));
      const share = page.getByRole("dialog");
      await expect(wordsOf(share)).toHaveValue(/team seven/);
      await buttonsOf(share, employeeTexts[language]).shareNow.click();
      const shares = async () => {
        const { items } = await author.call(listOwnPosts, { search: title });
        return items[0]?.shares.map(({ network, state }) => `${network} ${state}`);
      };
      await expect.poll(shares).toEqual(["LINKEDIN SHARED"]);
    });

    test("show the note about images, refuse an image that is too small as an Invalid Image, and accept a larger one [B5.3-05] [B5.3-06]", async () => {
      const title = `Picture ${code()}`;
      const { imageNote: note } = say.form;
      await openForAuthor();
      await page.goto(`${url}/create-own-post`);
      await choose("IMAGE");
      expect(note).toContain("1.91:1");
      await expect(page.getByText(note, { exact: true })).toBeVisible();
      await press(say.form.save);
      await expect(page.getByText(say.form.imageRequired)).toBeVisible();
      const input = page.locator("input[type=file]");
      await input.setInputFiles(await png(page, 300, 130, "small.png"));
      const refused = page.getByText(fill(say.form.invalidImageText, { name: "small.png", note: "" }));
      await expect(refused).toContainText("300 × 130");
      await expect(page.getByText(note, { exact: true })).toBeVisible();
      await press(fill(say.form.removeImage, { name: "small.png" }));
      await expect(refused).toHaveCount(0);
      await input.setInputFiles(await png(page, 955, 500, "large.png"));
      await expect(
        page.getByRole("img", { name: fill(say.form.image, { number: 1 }), exact: true }),
      ).toBeVisible();
      await page.getByLabel(say.form.title).fill(title);
      await copy().fill(words);
      await press(say.form.save);
      await expect(rowOf(title).getByText(say.state.PENDING)).toBeVisible();
    });
  });

test("the own-post screens redirect to the dashboard without the feature [B2.1-08]", async () => {
  const { caller } = await newEmployee({ company: "halden" });
  const { page } = await openAs({ width: 1280, height: 900 }, "employee", caller);
  for (const path of [
    "/own-posts",
    "/create-own-post",
    "/add-own-post",
    "/edit-own-post/1",
    "/post-duplicate/1",
  ]) {
    await page.goto(`${url}${path}`);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});
