import { randomBytes } from "node:crypto";
import { listOwnPosts } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { ownPosts as ownPostsDe } from "@polyphon/i18n/de/content/own-posts.employee.ts";
import { ownPosts as ownPostsEn } from "@polyphon/i18n/en/content/own-posts.employee.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator } from "@playwright/test";
import { addMonths } from "../../../packages/rules/src/time/calendar-dates.ts";
import { buttonsOf, freshPosts, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { drawPicture } from "../../kit/files/draw-picture.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";

const ownTexts = { en: ownPostsEn, de: ownPostsDe } as const;
const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844, scheme: "dark" } },
] as const;
/** As the person has used it before, in a share that is planned. */
const hashtag = "#Hafenwind2030";
const words =
  "Two years of work by people who never gave up, and this week the first cable reaches the shore. ";

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`the editor in ${language}`, () => {
    const texts = employeeTexts[language];
    const { compose, editor } = texts.sharing;
    const say = ownTexts[language];

    /** Somebody who has used a hashtag, and a post that they have not shared. */
    const begin = async () => {
      const who = await newEmployee({ connected: true });
      const [used, post] = await freshPosts(who.caller);
      await who.caller.call(schedulePost, {
        postId: used?.id ?? 0,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: `${words}${hashtag}` }],
        scheduleDate: addMonths(new Date().toISOString().slice(0, 10), 1),
        scheduleTime: "10:30",
      });
      return { who, postId: post?.id ?? 0, ...(await openAs({ ...view, language }, "employee", who.caller)) };
    };
    const name = async (area: Locator, list: Locator) => {
      await area.pressSequentially("@Anna We");
      await expect(list.getByRole("option", { name: /Anna Weber/, selected: true })).toBeVisible();
      await area.press("Enter");
      await expect(list).toHaveCount(0);
    };

    test("names people, adds hashtags and emoji and shows the outcome in an own post", async () => {
      const { who, page } = await begin();
      const title = `Cable ${randomBytes(4).toString("hex")}`;
      await page.goto(`${url}/own-posts`);
      await page.getByRole("link", { name: say.create }).first().click();
      await page.getByRole("link").filter({ hasText: say.choose.TEXT.text }).click();
      await page.getByLabel(say.form.title).fill(title);
      const area = page.getByRole("textbox", { name: say.form.copy, exact: true });
      await area.fill(words);
      await name(area, page.getByRole("listbox", { name: compose.mention.list }));
      await page.getByRole("button", { name: fill(editor.hashtags.add, { hashtag }), exact: true }).click();
      await expect(area).toHaveValue(`${words}@Anna Weber ${hashtag}`);
      await page.getByRole("button", { name: compose.emoji.open, exact: true }).click();
      await page
        .getByRole("searchbox", { name: compose.emoji.search })
        .fill(language === "de" ? "rakete" : "rocket");
      await page.getByRole("group", { name: compose.emoji.label }).getByText("🚀", { exact: true }).click();
      await expect(area).toHaveValue(`${words}@Anna Weber ${hashtag}🚀`);
      const preview = page.getByRole("region", { name: texts.sharing.preview.title });
      await expect(preview.getByRole("article")).toContainText("Anna Weber");
      expect(await lastingViolations(page)).toEqual([]);
      await page.reload();
      await expect(area).toHaveValue(`${words}@Anna Weber ${hashtag}🚀`);
      await page.getByRole("button", { name: say.form.save, exact: true }).click();
      await expect(page.getByRole("listitem", { name: title, exact: true })).toBeVisible();
      const [stored] = (await who.caller.call(listOwnPosts, { limit: 1 })).items;
      expect(stored?.excerpt).toContain("Anna Weber");
      expect(stored?.excerpt).not.toContain("urn:li");
    });

    test("completes a hashtag and puts the pictures of a share together", async () => {
      const { page, postId } = await begin();
      const dialog = await openDialogOf(page, url, postId);
      const area = wordsOf(dialog);
      await area.fill(words);
      await area.pressSequentially("#hafenw");
      const list = dialog.getByRole("listbox", { name: editor.hashtags.list });
      await expect(list.getByRole("option", { name: hashtag, selected: true })).toBeVisible();
      await area.press("Escape");
      await expect(list).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await area.pressSequentially("i");
      await area.press("Enter");
      await expect(area).toHaveValue(`${words}${hashtag} `);

      await dialog.getByRole("button", { name: editor.pictures.edit }).click();
      await dialog.getByLabel(fill(editor.pictures.alt, { number: 1 })).fill("A cable ship");
      await dialog.getByRole("button", { name: editor.pictures.add }).click();
      const gallery = page.getByRole("dialog", { name: compose.image.gallery });
      const input = gallery.locator('input[type="file"]');
      const draw = (width: number) => drawPicture(page, { width, height: 600, type: "image/png" });
      await input.setInputFiles(await draw(200));
      await expect(gallery.getByRole("alert")).toContainText("200 × 600");
      await input.setInputFiles(await draw(900));
      await expect(gallery).toHaveCount(0);
      const up = fill(editor.pictures.earlier, { number: 2 });
      await dialog.getByRole("button", { name: up, exact: true }).click();
      await expect(dialog.getByLabel(fill(editor.pictures.alt, { number: 2 }))).toHaveValue("A cable ship");
      expect(await lastingViolations(page)).toEqual([]);
      const asked = page.waitForRequest((request) => request.url().endsWith(sharePost.path));
      await buttonsOf(dialog, texts).shareNow.click();
      const { pictures } = (await asked).postDataJSON() as { pictures: { altText: string }[] };
      expect(pictures.map(({ altText }) => altText)).toEqual(["", "A cable ship"]);
      const shared = fill(texts.sharing.message.shared, { networks: networkNames.LINKEDIN });
      await expect(dialog.getByText(shared, { exact: true })).toBeVisible();
    });
  });
