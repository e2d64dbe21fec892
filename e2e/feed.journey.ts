import {
  listFrontCategories,
  listFrontPosts,
  readFrontPost,
} from "@polyphon/contract/content/content.contract.ts";
import { likePost, saveFilter } from "@polyphon/contract/content/feed.contract.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cardOf } from "./actors/employee-app.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { employee, lightEmployee } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { url } from "./kit/own-stack.ts";
import { employeeTexts } from "./kit/texts.ts";

const desk = { width: 1280, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;
const casts = [
  { language: "en", view: desk, who: employee("nordwind", 18) },
  { language: "de", view: phone, who: employee("nordwind", 19) },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(casts)("the feed in $language", ({ language, view, who }) => {
  const { content } = employeeTexts[language];
  let caller: Caller;
  let page: Page;
  beforeAll(async () => {
    caller = await signIn(url, who, "FRONT");
  });
  beforeEach(async () => {
    ({ page } = await openAs(browser, { ...view, language }, "employee", caller));
  });
  afterEach(() => page.context().close());

  test("shows what a filter in the address asks for, and nothing else", async () => {
    const { categories } = await caller.call(listFrontCategories, {});
    const one = categories.find(({ posts }) => posts > 0);
    if (!one) throw new Error("no category has posts");
    const { items } = await caller.call(listFrontPosts, { category: String(one.id) });
    await page.goto(`${url}/post-list?category=${one.id}`);
    await cardOf(page, items[0]?.title ?? "").waitFor();
    const titles = await page.getByRole("article").getByRole("heading").allTextContents();
    const fitting = new Set(items.map(({ title }) => title));
    expect(titles.filter((title) => !fitting.has(title))).toEqual([]);
  });

  test("opens with the filter somebody saved", async () => {
    const { categories } = await caller.call(listFrontCategories, {});
    const one = categories.find(({ posts }) => posts > 0);
    await caller.call(saveFilter, { languages: [], category: [one?.id ?? 0], categoryDefiningTags: [] });
    const { items } = await caller.call(listFrontPosts, { category: String(one?.id) });
    await page.goto(`${url}/post-list`);
    await cardOf(page, items[0]?.title ?? "").waitFor();
    const titles = await page.getByRole("article").getByRole("heading").allTextContents();
    const fitting = new Set(items.map(({ title }) => title));
    expect(titles.filter((title) => !fitting.has(title))).toEqual([]);
    await caller.call(saveFilter, { languages: [], category: [], categoryDefiningTags: [] });
  });

  test("counts a like at once, keeps it, and takes it back when the server did not take it", async () => {
    const post = (await caller.call(listFrontPosts, { limit: 5 })).items.find((one) => !one.ownReaction);
    if (!post) throw new Error("everything was liked before");
    await page.goto(`${url}/post-details/${post.id}`);
    const like = page.getByRole("button", { name: content.card.like }).first();
    await page.route(`**${likePost.path.split(":")[0]}*`, (route) => route.abort(), { times: 1 });
    await like.click();
    await page.getByText(content.card.reactionFailed).first().waitFor();
    expect(await like.getAttribute("aria-pressed")).toBe("false");

    await like.click();
    await expect.poll(() => like.getAttribute("aria-pressed")).toBe("true");
    await expect
      .poll(async () => (await caller.call(readFrontPost, { id: post.id })).ownReaction)
      .toBe("LIKE");
  });

  test("takes a report with its reason, and only with one", async () => {
    const post = (await caller.call(listFrontPosts, { limit: 1 })).items[0];
    await page.goto(`${url}/post-details/${post?.id}`);
    await page
      .getByRole("button", { name: new RegExp(`^${content.report.open}`) })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: content.report.send }).click();
    await dialog.getByText(content.report.reasonNeeded).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await dialog.getByLabel(content.report.reason).fill("The figures are of last year.");
    await dialog.getByRole("button", { name: content.report.send }).click();
    await page.getByText(content.report.done).first().waitFor();
    expect((await caller.call(readFrontPost, { id: post?.id ?? 0 })).reported).toBe(true);
  });
});

test.each(casts)(
  "a light front user reads in $language why nothing can be shared, liked, reported or connected [A6-47] [A6-48] [B8-25]",
  async ({ language, view }) => {
    const { content, sharing, networks } = employeeTexts[language];
    const caller = await signIn(url, lightEmployee("nordwind"), "FRONT");
    const post = (await caller.call(listFrontPosts, { limit: 1 })).items[0];
    const { page } = await openAs(browser, { ...view, language }, "employee", caller);
    await page.goto(`${url}/post-details/${post?.id}`);
    await page.getByRole("button", { name: content.card.like }).first().click();
    await page.getByText(content.light.react).first().waitFor();
    await page
      .getByRole("button", { name: new RegExp(`^${content.report.open}`) })
      .first()
      .click();
    await page.getByText(content.light.report).first().waitFor();
    const told = page.getByRole("region", { name: employeeTexts[language].shell.notices });
    await page.goto(`${url}/post-list`);
    await page
      .getByRole("button", { name: `${content.card.share}: ${post?.title}` })
      .first()
      .click();
    await told.getByText(sharing.message.light).waitFor();
    await page.getByRole("button", { name: content.card.dislike }).first().click();
    await told.getByText(content.light.react).waitFor();
    await page.goto(`${url}/profile`);
    await page.getByText(networks.section.light).waitFor();
    expect(await page.getByText(networks.unavailable).count()).toBe(0);
    await page.context().close();
  },
);
