import { schedulePost, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator } from "@playwright/test";
import { addMonths } from "../../../packages/rules/src/time/calendar-dates.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { openAs } from "../../kit/pages.ts";
import { expect, test } from "../../kit/test.ts";
import { freshPosts, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

/** An address counts as the product counts it, a family as one, and the post's own link is included. */
const words = "The yard in numbers 👨‍👩‍👧, see https://nordwind.example/yard?part=2 before Friday. #repowering";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

for (const { language, view } of castsOf(import.meta.url, casts))
  test(`the text of a planned share is counted, shown and checked as in the share dialog, in ${language}`, async () => {
    const texts = employeeTexts[language];
    const { dialog: dialogTexts, calendar, message } = texts.sharing;
    const who = await newEmployee({ connected: true });
    const post = (await freshPosts(who.caller))[0] ?? { id: 0, title: "" };
    const { page } = await openAs({ ...view, language }, "employee", who.caller);

    const toView = async (dialog: Locator, name: string) => {
      if (view.width < 700) await dialog.getByRole("radio", { name }).check();
    };
    /** The counter beside the text, and what the preview says. */
    const seen = async (dialog: Locator) => {
      const [before = "", after = ""] = dialogTexts.left.split("{{number}}");
      const counter = dialog
        .getByRole("status")
        .filter({ hasText: new RegExp(`^${before}[\\d.,]+${after}$`) });
      const left = await counter.innerText();
      await toView(dialog, dialogTexts.preview);
      const article = dialog.getByRole("article");
      await expect(article).toContainText("The yard in numbers");
      const preview = await article.innerText();
      await toView(dialog, dialogTexts.write);
      return { left, preview };
    };

    const composer = await openDialogOf(page, url, post.id);
    await wordsOf(composer).fill(words);
    const inComposer = await seen(composer);

    const { shares } = await who.caller.call(schedulePost, {
      postId: post.id,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: words }],
      scheduleDate: addMonths(new Date().toISOString().slice(0, 10), 1),
      scheduleTime: "10:30",
    });
    const shareId = shares[0]?.id ?? 0;
    await page.goto(`${url}/user-calendar?receipt=${shareId}`);
    await page.getByRole("button", { name: calendar.details.edit }).click();
    const dialog = page.getByRole("dialog", { name: calendar.edit.title });
    await expect(wordsOf(dialog)).toHaveValue(words);
    expect(await seen(dialog)).toEqual(inComposer);
    expect(await lastingViolations(page)).toEqual([]);

    const save = dialog.getByRole("button", { name: calendar.edit.save });
    await wordsOf(dialog).fill("x".repeat(limits.copy.max.LINKEDIN));
    // The post's own link is attached and counts.
    const over = limits.copy.url.LINKEDIN ?? 0;
    await save.click();
    const tooLong = fill(message.tooLong, { network: networkNames.LINKEDIN, over });
    await expect(dialog.getByText(tooLong)).toBeVisible();
    await wordsOf(dialog).fill(`${words} And more.`);
    await save.click();
    await expect(dialog).toHaveCount(0);
    expect((await who.caller.call(readShare, { shareId })).text).toBe(`${words} And more.`);
  });
