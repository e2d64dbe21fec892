import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { castsOf } from "../../kit/languages-of.ts";
import { openAs } from "../../kit/pages.ts";
import { expect, test } from "../../kit/test.ts";
import { buttonsOf, freshPosts, networkBox, wordsOf } from "../../actors/share-dialog.ts";
import { connectXAs } from "../../kit/outside/connect-networks.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const { TWITTER } = networkNames;
/** X counts an emoji twice and refuses what the product's own count accepts. */
const refused = "🚀".repeat(150);

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`a failed share in ${language}`, () => {
    const texts = employeeTexts[language];
    const { failed, state, message } = texts.sharing;
    let who: Employee;
    let post: { id: number; title: string };
    let shareId: number;
    let page: Page;

    test.beforeEach(async () => {
      who = await newEmployee({ connected: true });
      await connectXAs(who.caller, who.name);
      post = (await freshPosts(who.caller))[0] ?? { id: 0, title: "" };
      const { shares } = await who.caller.call(sharePost, {
        postId: post.id,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "TWITTER", shareText: refused }],
      });
      shareId = shares[0]?.id ?? 0;
      ({ page } = await openAs({ ...view, language }, "employee", who.caller));
    });

    const strip = () =>
      page.getByRole("note").filter({ hasText: fill(failed.strip, { title: post.title, network: TWITTER }) });
    const row = () => page.getByRole("listitem").filter({ hasText: post.title });
    const named = (action: string) => `${action}: ${post.title}, ${TWITTER}`;

    test("is shared again with another text, on the same network and nowhere else", async () => {
      await page.goto(`${url}/dashboard`);
      // Twice 150, and the post's own link.
      const length = { network: TWITTER, used: "325", max: "280" };
      await expect(strip()).toContainText(fill(failed.tooLong, length));
      expect(await lastingViolations(page)).toEqual([]);
      await strip()
        .getByRole("button", { name: named(failed.again) })
        .click();
      const dialog = page.getByRole("dialog");
      await expect(wordsOf(dialog)).toHaveValue(refused);
      const checked = dialog.getByRole("checkbox", { checked: true, disabled: false });
      await expect(checked).toHaveCount(1);
      await expect(networkBox(dialog, TWITTER)).toBeChecked();
      await wordsOf(dialog).fill(`${post.title}: this time in words that X accepts.`);
      const buttons = buttonsOf(dialog, texts);
      await buttons.shareNow.click();
      const shared = fill(message.shared, { networks: TWITTER });
      await expect(dialog.getByText(shared, { exact: true })).toBeVisible();
      await buttons.done.click();
      await expect(strip()).toHaveCount(0);
      await expect(row().filter({ hasText: state.FAILED })).toHaveCount(1);
      await expect(page.getByRole("button", { name: named(failed.again) })).toHaveCount(0);
    });

    test("keeps what was typed over its text, and the post's own draft beside it", async () => {
      const dialog = page.getByRole("dialog");
      await page.goto(`${url}/dashboard?share=${post.id}`);
      await wordsOf(dialog).fill("A draft of the post itself.");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await strip()
        .getByRole("button", { name: named(failed.again) })
        .click();
      await wordsOf(dialog).fill("Half of a better text.");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await strip()
        .getByRole("button", { name: named(failed.again) })
        .click();
      await expect(wordsOf(dialog)).toHaveValue("Half of a better text.");
      await page.goto(`${url}/dashboard?share=${post.id}`);
      await expect(wordsOf(dialog)).toHaveValue("A draft of the post itself.");
    });

    test("is put aside once, and stays so in every list", async () => {
      await page.goto(`${url}/dashboard`);
      await strip()
        .getByRole("button", { name: named(failed.dismiss) })
        .click();
      await expect(strip()).toHaveCount(0);
      await expect(row().filter({ hasText: failed.state })).toHaveCount(1);
      await page.reload();
      await expect(row().filter({ hasText: failed.state })).toHaveCount(1);
      await expect(strip()).toHaveCount(0);
      await page.goto(`${url}/user-calendar`);
      await expect(page.getByText(texts.sharing.calendar.needs.nothing)).toBeVisible();
    });

    test("offers the same in the calendar and in its details", async () => {
      await page.goto(`${url}/user-calendar`);
      await expect(page.getByRole("button", { name: named(failed.again) })).toBeVisible();
      await page.goto(`${url}/user-calendar?receipt=${shareId}`);
      const details = page.getByRole("dialog");
      await details.getByRole("button", { name: named(failed.again) }).click();
      await expect(wordsOf(page.getByRole("dialog"))).toHaveValue(refused);
    });
  });
