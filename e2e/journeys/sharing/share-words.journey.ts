import { randomUUID } from "node:crypto";
import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { listGalleryImages } from "@polyphon/contract/content/feed/feed.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { findSimilarCopy } from "@polyphon/contract/sharing/similar-copy.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { buttonsOf, freshPosts, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { pathOf } from "../../kit/screens/calls.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`the text and pictures of a share in ${language}`, () => {
    const texts = employeeTexts[language];
    const { compose, dialog: dialogTexts, message } = texts.sharing;
    let who: Employee;
    let post: { id: number; title: string };
    let page: Page;
    let dialog: Locator;

    test.beforeEach(async () => {
      who = await newEmployee({ connected: true });
      // The oldest one is the demo's own, with all its voices; journeys only add newer ones.
      post = (await freshPosts(who.caller)).at(-1) ?? { id: 0, title: "" };
      ({ page } = await openAs({ ...view, language }, "employee", who.caller));
      dialog = await openDialogOf(page, url, post.id);
    });

    const share = async () => {
      await buttonsOf(dialog, texts).shareNow.click();
      const shared = fill(message.shared, { networks: networkNames.LINKEDIN });
      await expect(dialog.getByText(shared, { exact: true })).toBeVisible();
    };

    test("mention people: a list to choose from, Enter, and LinkedIn links the name", async () => {
      await wordsOf(dialog).fill(`${post.title}: thank you for showing us the new turbines, `);
      await wordsOf(dialog).pressSequentially("@Anna W");
      const list = dialog.getByRole("listbox", { name: compose.mention.list });
      const anna = list.getByRole("option", { name: /Anna Weber/, selected: true });
      await expect(anna).toBeVisible();
      const chosen = (await anna.getAttribute("id")) ?? "";
      await expect(wordsOf(dialog)).toHaveAttribute("aria-activedescendant", chosen);
      expect(await lastingViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(list).toHaveCount(0);
      await wordsOf(dialog).pressSequentially("e");
      await expect(anna).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(wordsOf(dialog)).toHaveValue(/@Anna Weber $/);
      await share();
      const [sent] = await postsBy(sandboxUrl, who.name);
      expect(sent?.raw).toMatch(/@\[Anna Weber\]\(urn:li:person:[^)]+\)/);
    });

    test("use a gallery picture after a confirmation, and show it in the preview [B4.7-07] [B4.7-08]", async () => {
      const change = dialog.getByRole("checkbox", { name: compose.image.change });
      await change.click();
      const question = page.getByRole("dialog", { name: compose.image.confirmTitle });
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await expect(change).not.toBeChecked();
      await expect(dialog).toBeVisible();

      await change.click();
      await question.getByRole("button", { name: compose.image.confirmYes }).click();
      const gallery = page.getByRole("dialog", { name: compose.image.gallery });
      const [image] = (await who.caller.call(listGalleryImages, { limit: 1 })).items;
      const name = `${compose.image.use}: ${image?.title}`;
      const pick = gallery.getByRole("button", { name, exact: true });
      await expect(pick).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await pick.click();
      await expect(gallery).toHaveCount(0);
      await expect(change).toBeChecked();
      if (view.width < 700) await dialog.getByRole("radio", { name: dialogTexts.preview }).check();
      const address = image?.url.split("?")[0] ?? "";
      await expect(dialog.getByRole("article").locator(`img[src^="${address}"]`)).toBeVisible();
      const asked = page.waitForRequest((request) => request.url().endsWith(sharePost.path));
      await share();
      expect((await asked).postDataJSON()).toMatchObject({ changeImage: true, browseImages: [image?.id] });
    });

    test("are one tap away after voices were switched, also when the dialog was closed meanwhile", async () => {
      const mine = `${post.title}: in my own words.`;
      const { voices } = await who.caller.call(readFrontPost, { id: post.id });
      const speakAs = async (number: number) => {
        await dialog.getByRole("radio", { name: fill(dialogTexts.voice, { number }), exact: true }).check();
        await expect(wordsOf(dialog)).toHaveValue(voices[number - 1]?.copy.LINKEDIN ?? "");
      };
      const back = dialog.getByRole("button", { name: dialogTexts.bringBack, exact: true });
      await wordsOf(dialog).fill(mine);
      await speakAs(2);
      await speakAs(1);
      await expect(back).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      dialog = await openDialogOf(page, url, post.id);
      await back.click();
      await expect(wordsOf(dialog)).toHaveValue(mine);
      await expect(back).toHaveCount(0);

      await speakAs(2);
      await wordsOf(dialog).fill("A second text.");
      await back.click();
      await expect(wordsOf(dialog)).toHaveValue(mine);
      await back.click();
      await expect(wordsOf(dialog)).toHaveValue("A second text.");
    });

    test("can be made different from a colleague's of today with one click", async () => {
      const colleague = await newEmployee({ connected: true });
      const shareText = `Shared by a colleague before breakfast, with the mark ${randomUUID().slice(0, 8)}.`;
      await colleague.caller.call(sharePost, {
        postId: post.id,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText }],
      });
      const { voices } = await who.caller.call(readFrontPost, { id: post.id });
      const other = voices[1]?.copy.LINKEDIN ?? "";
      await wordsOf(dialog).fill(shareText);
      const hint = dialog.getByText(compose.similar.same_one);
      await expect(hint).toBeVisible();
      const compared = page.waitForResponse((response) => {
        const request = response.request();
        if (pathOf(request) !== findSimilarCopy.path) return false;
        return (request.postDataJSON() as CallOf<typeof findSimilarCopy>).voice === "VOICE_2";
      });
      await dialog.getByRole("button", { name: fill(dialogTexts.voice, { number: 2 }), exact: true }).click();
      await expect(wordsOf(dialog)).toHaveValue(other);
      await compared;
      await expect(hint).toHaveCount(0);
    });
  });
