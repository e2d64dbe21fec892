import { listFrontPosts, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { overviewSchedule, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { buttonsOf, freshPosts, networkBox, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { listenTo, pathOf } from "../../kit/screens/calls.ts";
import { connectXAs } from "../../kit/outside/connect-networks.ts";
import { failOnPurpose } from "../../kit/screens/fail-on-purpose.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const { LINKEDIN, TWITTER, XING } = networkNames;
const words = "Half the masts, three times the energy, and a village that can hear the birds again.";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

const today = (): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(new Date());

/** The colour in which the app shows errors. */
const badColour = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--bad)";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** The number of lines in the label of a button. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector(".mantine-Button-label") ?? element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`the share dialog in ${language}`, () => {
    const texts = employeeTexts[language];
    const { dialog: dialogTexts, message, compose, queue } = texts.sharing;
    let who: Employee;
    let page: Page;

    test.beforeEach(async () => {
      who = await newEmployee({ connected: true });
      await connectXAs(who.caller, who.name);
      ({ page } = await openAs({ ...view, language }, "employee", who.caller));
    });

    /** The dialog of a post; by default the demo's oldest, since journeys only add newer ones. */
    async function open(wanted?: number) {
      const postId = wanted ?? (await freshPosts(who.caller)).at(-1)?.id ?? 0;
      const dialog = await openDialogOf(page, url, postId);
      return {
        postId,
        dialog,
        copy: wordsOf(dialog),
        buttons: buttonsOf(dialog, texts),
        box: (name: string) => networkBox(dialog, name),
        networks: dialog.getByRole("group", { name: dialogTexts.networks }),
      };
    }

    test("refuses what cannot be sent and says why", async () => {
      const { dialog, copy, buttons, box, networks } = await open();
      const calls = listenTo(page);

      await test.step("a network that is not connected [B5.2-09]", async () => {
        await box(XING).click();
        const notice = page
          .getByRole("alert")
          .filter({ hasText: fill(message.notConnected, { network: XING }) });
        await expect(notice.getByText(`${message.connectTitle}:`, { exact: true })).toBeVisible();
        await expect(box(XING)).not.toBeChecked();
        await expect(dialog.getByRole("button", { name: `${XING} ${dialogTexts.connect}` })).toBeVisible();
      });
      await test.step("no network at all [B5.2-01]", async () => {
        await box(LINKEDIN).uncheck();
        await buttons.shareNow.click();
        await expect(networks.getByText(message.selectNetwork)).toBeVisible();
      });
      await test.step("no text, on the tab that lacks it [B5.2-06]", async () => {
        const tab = (name: string) => dialog.getByRole("tab", { name });
        await box(LINKEDIN).check();
        await box(TWITTER).check();
        await tab(TWITTER).click();
        await copy.fill("  ");
        await tab(LINKEDIN).click();
        await expect(tab(LINKEDIN)).toHaveAttribute("aria-selected", "true");
        await buttons.shareNow.click();
        await expect(dialog.getByRole("alert").filter({ hasText: message.empty })).toBeVisible();
        await expect(tab(TWITTER)).toHaveAttribute("aria-selected", "true");
        await expect(copy).toBeFocused();
      });
      await test.step("too much text, counted while it is typed and shown in red [B5.2-08]", async () => {
        await box(LINKEDIN).uncheck();
        const room = limits.copy.max.TWITTER - limits.copy.url.TWITTER;
        await copy.fill("x".repeat(room));
        await expect(dialog.getByText(fill(dialogTexts.left, { number: 0 }), { exact: true })).toBeVisible();
        await copy.fill("x".repeat(room + 3));
        const counter = dialog.getByText(fill(dialogTexts.over, { number: 3 }), { exact: true });
        await expect(counter).toHaveCSS("color", await badColour(page));
        await buttons.shareNow.click();
        await expect(dialog.getByText(fill(message.tooLong, { network: TWITTER, over: 3 }))).toBeVisible();
      });
      expect(calls.map(pathOf)).not.toContain(sharePost.path);
    });

    test("does not offer X for documents and says so [B8-24]", async () => {
      const { items } = await who.caller.call(listFrontPosts, { limit: 100 });
      const { box } = await open(items.findLast(({ type }) => type === "DOCUMENT")?.id ?? 0);
      const unable = box(`${TWITTER} ${compose.unable.note}`);
      await unable.click();
      await expect(page.getByRole("alert").filter({ hasText: message.documentOnX })).toBeVisible();
      await expect(unable).not.toBeChecked();
    });

    test("starts again with another voice: its own text, the first network [B4.7-05]", async () => {
      const { postId, dialog, copy, box } = await open();
      const { voices } = await who.caller.call(readFrontPost, { id: postId });
      await box(TWITTER).check();
      await copy.fill(words);
      await dialog.getByRole("radio", { name: fill(dialogTexts.voice, { number: 2 }) }).click();
      await expect(copy).toHaveValue(voices[1]?.copy.LINKEDIN ?? "");
      await expect(box(LINKEDIN)).toBeChecked();
      await expect(box(TWITTER)).not.toBeChecked();
    });

    test("finds an emoji by its name without a mouse, and none has a skin tone [B9-27]", async () => {
      const { dialog, copy } = await open();
      await copy.fill("Up");
      await dialog.getByRole("button", { name: compose.emoji.open }).press("Enter");
      const search = dialog.getByRole("searchbox", { name: compose.emoji.search });
      await expect(search).toBeFocused();
      const picker = dialog.getByRole("group", { name: compose.emoji.label, exact: true });
      const signs = await picker.getByRole("button").allTextContents();
      expect(signs.length).toBeGreaterThan(200);
      expect(signs.filter((sign) => /\p{EMod}/u.test(sign))).toEqual([]);
      await page.keyboard.type(language === "en" ? "rocket" : "rakete");
      await page.keyboard.press("ArrowDown");
      await expect(picker.getByRole("button").filter({ hasText: /^🚀$/u })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(copy).toHaveValue("Up🚀");
      await dialog.getByRole("button", { name: compose.emoji.open }).click();
      await search.press("Escape");
      await expect(picker).toHaveCount(0);
      await expect(dialog).toBeVisible();
    });

    test("schedules a share for a date and a time", async () => {
      const { dialog, buttons } = await open();
      const [date, time] = [dialog.getByLabel(queue.date), dialog.getByLabel(queue.time)];
      await buttons.addToQueue.click();

      await test.step("shows the next three weeks [B4.7-21]", async () => {
        const strip = dialog.getByRole("radiogroup", { name: queue.title });
        await expect(strip.getByRole("radio")).toHaveCount(limits.share.overviewDays);
      });
      await test.step("requires a date from today on, and a time for today [B4.7-02] [B5.2-12] [B5.2-13]", async () => {
        await expect(date).toHaveAttribute("min", today());
        await expect(time).toHaveAttribute("step", "60");
        await expect(time).not.toHaveValue("");
        await date.fill("");
        await buttons.submit.click();
        await expect(dialog.getByText(message.dateRequired)).toBeVisible();
        await date.fill(today());
        await time.fill("");
        await buttons.submit.click();
        await expect(dialog.getByText(message.timeRequired)).toBeVisible();
      });
      await test.step("clears both on Cancel, and suggests a time again [B4.7-03]", async () => {
        await time.fill("23:59");
        await buttons.cancel.click();
        await buttons.addToQueue.click();
        await expect(dialog.getByRole("button", { pressed: true })).toHaveCount(1);
        await expect(time).not.toHaveValue("23:59");
      });
    });

    test("accepts a date even when the three weeks cannot be loaded [B7.2-22]", async () => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await failOnPurpose(page, overviewSchedule.path);
      await page.route(`**${overviewSchedule.path}*`, async (route) => {
        await held;
        await route.fallback();
      });
      const { dialog, buttons } = await open();
      await buttons.addToQueue.click();
      const loader = dialog.getByRole("status", { name: queue.loading });
      await expect(loader).toBeVisible();
      release();
      await expect(loader).toHaveCount(0);
      await expect(dialog.getByRole("radiogroup", { name: queue.title })).toHaveCount(0);
      await expect(dialog.getByRole("alert")).toHaveCount(0);
      await dialog.getByLabel(queue.date).fill(today());
      await expect(dialog.getByLabel(queue.date)).toHaveValue(today());
    });

    test("shares on two networks and shows the result of each", async () => {
      const { postId, dialog, copy, buttons, box, networks } = await open();
      await box(TWITTER).check();
      // X counts an emoji twice and refuses what the product's own count accepts.
      await copy.fill("🚀".repeat(150));

      await test.step("shows the server's error [B8-14]", async () => {
        await failOnPurpose(page, sharePost.path);
        await buttons.shareNow.click();
        await expect(dialog.getByRole("alert").filter({ hasText: message.invalid })).toBeVisible();
        await page.unroute(`**${sharePost.path}*`);
      });
      await test.step("names the networks that accepted the share and those that refused it [B4.7-18] [B8-15] [B8-16]", async () => {
        await buttons.shareNow.click();
        const line = (text: string) => dialog.getByText(text, { exact: true });
        await expect(line(fill(message.shared, { networks: LINKEDIN }))).toBeVisible();
        await expect(line(fill(message.failed, { network: TWITTER }))).toBeVisible();
        await expect(dialog.getByRole("listitem")).toHaveCount(2);
        expect(await postsBy(sandboxUrl, who.name)).toHaveLength(1);
      });
      await test.step("clears the selection [B4.7-17]", async () => {
        await dialog.getByRole("button", { name: texts.sharing.failed.again }).click();
        await expect(networks).toBeVisible();
        await expect(networks.getByRole("checkbox", { checked: true, disabled: false })).toHaveCount(0);
      });
      await test.step("cannot share twice [B4.7-04]", async () => {
        const shared = (await open(postId)).box(`${LINKEDIN} ${dialogTexts.already}`);
        await expect(shared).toBeChecked();
        await expect(shared).toBeDisabled();
      });
    });

    test("fits its screen and has no accessibility violations, with the emoji picker open and in the queue", async () => {
      const { dialog, buttons } = await open();
      await dialog.getByRole("button", { name: compose.emoji.open }).click();
      await expect(dialog.getByRole("searchbox")).toBeFocused();
      expect(await lastingViolations(page)).toEqual([]);
      await buttons.addToQueue.click();
      await expect(dialog.getByRole("radiogroup", { name: queue.title })).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide).toBeLessThanOrEqual(0);
      await buttons.cancel.click();
      await expect.poll(() => linesOf(buttons.addToQueue)).toBe(1);
    });
  });

test("a company with locked-down copy shows the text unchanged and offers no emoji [B5.2-10] [B5.2-11]", async () => {
  const { caller } = await newEmployee({ company: "halden" });
  const { page } = await openAs({ width: 1280, height: 900 }, "employee", caller);
  const dialog = await openDialogOf(page, url, (await freshPosts(caller)).at(-1)?.id ?? 0);
  await expect(wordsOf(dialog)).not.toBeEditable();
  const { compose } = employeeTexts.en.sharing;
  await expect(dialog.getByRole("button", { name: compose.emoji.open })).toHaveCount(0);
});

for (const { language, view } of castsOf(import.meta.url, casts))
  test(`a light front user reads why they cannot schedule or share, in ${language} [B5.2-15]`, async () => {
    const texts = employeeTexts[language];
    const { caller } = await newEmployee({ light: true });
    const { page } = await openAs({ ...view, language }, "employee", caller);
    const calls = listenTo(page);
    const dialog = await openDialogOf(page, url, (await freshPosts(caller)).at(-1)?.id ?? 0);
    const notice = page
      .getByRole("region", { name: texts.shell.notices })
      .getByText(texts.sharing.message.light);
    for (const name of ["addToQueue", "shareNow"] as const) {
      await buttonsOf(dialog, texts)[name].click();
      await expect(notice).toBeVisible();
      await page.getByRole("region", { name: texts.shell.notices }).getByRole("button").click();
      await expect(notice).toHaveCount(0);
    }
    await expect(dialog.getByLabel(texts.sharing.queue.date)).toHaveCount(0);
    expect(calls.map(pathOf).filter((path) => /\/(share|schedule)-post$/.test(path))).toEqual([]);
  });
