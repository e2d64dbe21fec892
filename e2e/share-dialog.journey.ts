import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { overviewSchedule, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { waitForFocus } from "./actors/keyboard.ts";
import { buttonsOf, freshPosts, networkBox, openDialogOf, wordsOf } from "./actors/share-dialog.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { listenTo, pathOf } from "./kit/calls.ts";
import { connectXAs } from "./kit/connect-networks.ts";
import { employee, lightEmployee } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { failOnPurpose } from "./kit/fail-on-purpose.ts";
import { postsBy } from "./kit/ledger.ts";
import { openAs } from "./kit/open-as.ts";
import { employeeTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const { LINKEDIN, TWITTER, XING } = networkNames;
const words = "Half the masts, three times the energy, and a village that can hear the birds again.";

const casts = [
  {
    language: "en",
    view: { width: 1280, height: 900 },
    who: employee("nordwind", 8),
    member: "Dialog Desk",
  },
  {
    language: "de",
    view: { width: 390, height: 844 },
    who: employee("nordwind", 11),
    member: "Dialog Phone",
  },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const today = (): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(new Date());

describe.each(casts)("the share dialog in $language", ({ language, view, who, member }) => {
  const texts = employeeTexts[language];
  const { dialog: said, message, compose, queue } = texts.sharing;
  let caller: Caller;
  let posts: { id: number; title: string }[];
  let page: Page;
  let dialog: Locator;
  let buttons: ReturnType<typeof buttonsOf>;

  beforeAll(async () => {
    caller = await signIn(url, who, "FRONT");
    await connectAs(caller, member);
    await connectXAs(caller, member);
    posts = await freshPosts(caller);
  });
  beforeEach(async () => {
    ({ page } = await openAs(browser, { ...view, language }, "employee", caller));
    dialog = await openDialogOf(page, url, posts[0]?.id ?? 0);
    buttons = buttonsOf(dialog, texts);
  });
  afterEach(() => page.context().close());

  const networks = () => dialog.getByRole("group", { name: said.networks });

  test("ticks only what is connected, and says what is not [B5.2-09]", async () => {
    await networkBox(dialog, XING).click();
    const notice = page.getByRole("alert").filter({ hasText: fill(message.notConnected, { network: XING }) });
    await notice.getByText(`${message.connectTitle}:`, { exact: true }).waitFor();
    expect(await networkBox(dialog, XING).isChecked()).toBe(false);
    expect(await dialog.getByRole("button", { name: `${XING} ${said.connect}` }).count()).toBe(1);
  });

  test("asks for a network, then for words, and leads to the text that lacks them [B5.2-01] [B5.2-06]", async () => {
    const calls = listenTo(page);
    await networkBox(dialog, LINKEDIN).uncheck();
    await buttons.shareNow.click();
    await networks().getByText(message.selectNetwork).waitFor();

    await networkBox(dialog, LINKEDIN).check();
    await networkBox(dialog, TWITTER).check();
    await wordsOf(dialog).fill("  ");
    await dialog.getByRole("tab", { name: LINKEDIN }).click();
    await buttons.shareNow.click();
    await dialog.getByRole("alert").filter({ hasText: message.empty }).waitFor();
    expect(await dialog.getByRole("tab", { name: TWITTER }).getAttribute("aria-selected")).toBe("true");
    await waitForFocus(wordsOf(dialog));
    expect(calls.map(pathOf)).not.toContain(sharePost.path);
  });

  test("counts down while somebody writes; too much is red and goes nowhere [B5.2-08]", async () => {
    const calls = listenTo(page);
    await networkBox(dialog, LINKEDIN).uncheck();
    await networkBox(dialog, TWITTER).check();
    const room = limits.copy.max.TWITTER - limits.copy.url.TWITTER;
    await wordsOf(dialog).fill("x".repeat(room));
    await dialog.getByText(fill(said.left, { number: 0 }), { exact: true }).waitFor();
    await wordsOf(dialog).fill("x".repeat(room + 3));
    const counter = dialog.getByText(fill(said.over, { number: 3 }), { exact: true });
    await counter.waitFor();
    const [red, shown] = await counter.evaluate((label) => {
      const probe = document.createElement("i");
      probe.style.color = "var(--bad)";
      label.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      return [wanted, getComputedStyle(label).color];
    });
    expect(shown).toBe(red);
    await buttons.shareNow.click();
    await dialog.getByText(fill(message.tooLong, { network: TWITTER, over: 3 })).waitFor();
    expect(calls.map(pathOf)).not.toContain(sharePost.path);
  });

  test("keeps documents away from X and says so [B8-24]", async () => {
    const { items } = await caller.call(listFrontPosts, { limit: 100 });
    const paper = items.find(({ type }) => type === "DOCUMENT")?.id ?? 0;
    dialog = await openDialogOf(page, url, paper);
    const box = networkBox(dialog, `${TWITTER} ${compose.unable.note}`);
    await box.click();
    await page.getByRole("alert").filter({ hasText: message.documentOnX }).waitFor();
    expect(await box.isChecked()).toBe(false);
  });

  test("begins anew with another voice: its own words, the first network [B4.7-05]", async () => {
    await networkBox(dialog, TWITTER).check();
    await wordsOf(dialog).fill(words);
    await dialog.getByRole("radio", { name: fill(said.voice, { number: 2 }) }).click();
    await eventually(
      () => wordsOf(dialog).inputValue(),
      (text) => text !== words && text !== "",
    );
    expect(await networkBox(dialog, LINKEDIN).isChecked()).toBe(true);
    expect(await networkBox(dialog, TWITTER).isChecked()).toBe(false);
  });

  test("finds an emoji by its name without a mouse, and none has a skin tone [B9-27]", async () => {
    await wordsOf(dialog).fill("Up");
    await dialog.getByRole("button", { name: compose.emoji.open }).press("Enter");
    const search = dialog.getByRole("searchbox", { name: compose.emoji.search });
    await waitForFocus(search);
    const picker = dialog.getByRole("group", { name: compose.emoji.label, exact: true });
    const signs = await picker.getByRole("button").allTextContents();
    expect(signs.length).toBeGreaterThan(200);
    expect(signs.filter((sign) => /\p{EMod}/u.test(sign))).toEqual([]);
    await page.keyboard.type(language === "en" ? "rocket" : "rakete");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await eventually(
      () => wordsOf(dialog).inputValue(),
      (text) => text === "Up🚀",
    );
    await dialog.getByRole("button", { name: compose.emoji.open }).click();
    await search.press("Escape");
    await picker.waitFor({ state: "detached" });
    expect(await dialog.count()).toBe(1);
  });

  test("asks for a date, and for a time when it is today; Cancel forgets both [B4.7-02] [B4.7-03] [B5.2-12] [B5.2-13]", async () => {
    await buttons.addToQueue.click();
    const [date, time] = [dialog.getByLabel(queue.date), dialog.getByLabel(queue.time)];
    expect(await date.getAttribute("min")).toBe(today());
    expect(await time.getAttribute("step")).toBe("60");
    await buttons.submit.click();
    await dialog.getByText(message.dateRequired).waitFor();
    await date.fill(today());
    await buttons.submit.click();
    await dialog.getByText(message.timeRequired).waitFor();
    await time.fill("23:59");
    await buttons.cancel.click();
    await buttons.addToQueue.click();
    expect([await date.inputValue(), await time.inputValue()]).toEqual(["", ""]);
  });

  test("shows three weeks with their shares, and without them when they cannot be had [B4.7-21] [B7.2-22]", async () => {
    await buttons.addToQueue.click();
    const strip = dialog.getByRole("radiogroup", { name: queue.title });
    expect(await strip.getByRole("radio").count()).toBe(limits.share.overviewDays);

    await failOnPurpose(page, overviewSchedule.path);
    dialog = await openDialogOf(page, url, posts[0]?.id ?? 0);
    await buttonsOf(dialog, texts).addToQueue.click();
    await dialog.getByLabel(queue.date).fill(today());
    await eventually(
      () => dialog.getByText(queue.loading).count(),
      (count) => count === 0,
    );
    expect(await strip.count()).toBe(0);
    expect(await dialog.getByRole("alert").count()).toBe(0);
  });

  test("says what the server could not take [B8-14]", async () => {
    await failOnPurpose(page, sharePost.path);
    await buttons.shareNow.click();
    await dialog.getByRole("alert").filter({ hasText: message.invalid }).waitFor();
  });

  test("shares on two networks, names them, and cannot do it twice [B4.7-04] [B4.7-17] [B4.7-18] [B8-15] [B8-16]", async () => {
    const post = posts[1]?.id ?? 0;
    dialog = await openDialogOf(page, url, post);
    const { shareNow, done } = buttonsOf(dialog, texts);
    await networkBox(dialog, TWITTER).check();
    // X counts an emoji twice and refuses what the product's own count lets through.
    await wordsOf(dialog).fill("🚀".repeat(150));
    await shareNow.click();
    await dialog.getByText(fill(message.shared, { networks: LINKEDIN }), { exact: true }).waitFor();
    await dialog.getByText(fill(message.failed, { network: TWITTER }), { exact: true }).waitFor();
    expect(await postsBy(sandboxUrl, member)).toHaveLength(1);
    expect(await dialog.getByRole("listitem").count()).toBe(2);
    await dialog.getByRole("button", { name: texts.sharing.receipt.again }).click();
    expect(await networks().getByRole("checkbox", { checked: true, disabled: false }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await done.waitFor({ state: "detached" });

    dialog = await openDialogOf(page, url, post);
    const box = networkBox(dialog, `${LINKEDIN} ${said.already}`);
    expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true]);
  });

  test("fits its screen and breaks no rule of accessibility, with the emoji open and in the queue", async () => {
    await dialog.getByRole("button", { name: compose.emoji.open }).click();
    await dialog.getByRole("searchbox").waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await buttons.addToQueue.click();
    expect(await axeViolations(page, "everything")).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await buttons.cancel.click();
    const lines = await buttons.addToQueue.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.querySelector(".mantine-Button-label") ?? button);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
});

describe("a company that fixes its texts", () => {
  test("leaves the words as they are and offers no emoji [B5.2-10] [B5.2-11]", async () => {
    const caller = await signIn(url, employee("halden", 1), "FRONT");
    const { page } = await openAs(browser, { width: 1280, height: 900 }, "employee", caller);
    const [post] = await freshPosts(caller);
    const dialog = await openDialogOf(page, url, post?.id ?? 0);
    expect(await wordsOf(dialog).getAttribute("readonly")).not.toBeNull();
    const { compose } = employeeTexts.en.sharing;
    expect(await dialog.getByRole("button", { name: compose.emoji.open }).count()).toBe(0);
    await page.context().close();
  });
});

describe.each(casts)("a light front user in $language", ({ language, view }) => {
  test("reads why instead of scheduling or sharing [B5.2-15]", async () => {
    const texts = employeeTexts[language];
    const caller = await signIn(url, lightEmployee("nordwind"), "FRONT");
    const { page } = await openAs(browser, { ...view, language }, "employee", caller);
    const [post] = await freshPosts(caller);
    const calls = listenTo(page);
    const dialog = await openDialogOf(page, url, post?.id ?? 0);
    const told = page.getByText(texts.sharing.message.light);
    const before = await told.count();
    await buttonsOf(dialog, texts).addToQueue.click();
    await eventually(
      () => told.count(),
      (count) => count === before + 1,
    );
    expect(await dialog.getByLabel(texts.sharing.queue.date).count()).toBe(0);
    expect(calls.map(pathOf).filter((path) => /\/(share|schedule)-post$/.test(path))).toEqual([]);
    await page.context().close();
  });
});
