import {
  listFrontCategories,
  listFrontPosts,
  readFrontPost,
} from "@polyphon/contract/content/content.contract.ts";
import { likePost, saveFilter } from "@polyphon/contract/content/feed/feed.contract.ts";
import type { Locator, Page } from "@playwright/test";
import { cardOf } from "../../actors/employee-app.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

/** By its whole name with or without a count, because "Gefällt mir nicht" starts with "Gefällt mir". */
const voteButton = (within: Locator, label: string): Locator =>
  within.getByRole("button", { name: new RegExp(`^${label}(, \\d+)?$`) });

async function firstPost({ call }: Caller) {
  const [post] = (await call(listFrontPosts, { limit: 1 })).items;
  if (!post) throw new Error("the feed is empty");
  return post;
}

/** A category with posts, and the titles of all its posts in the feed's order. */
async function someCategory({ call }: Caller): Promise<{ id: number; titles: string[] }> {
  const { categories } = await call(listFrontCategories, {});
  const one = categories.find(({ posts }) => posts > 0);
  if (!one) throw new Error("no category has posts");
  const { items } = await call(listFrontPosts, { category: String(one.id), limit: 100 });
  return { id: one.id, titles: items.map(({ title }) => title) };
}

/** The first page shows its posts in order, and none of another category below them. */
async function showsOnly(page: Page, titles: readonly string[]): Promise<void> {
  const shown = () => page.getByRole("article").getByRole("heading").allTextContents();
  const firstPage = titles.slice(0, 10);
  await expect.poll(async () => (await shown()).slice(0, firstPage.length)).toEqual(firstPage);
  expect((await shown()).filter((title) => !titles.includes(title))).toEqual([]);
}

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`the feed in ${language}`, () => {
    const { content, networks, sharing, shell } = employeeTexts[language];
    let caller: Caller;
    let page: Page;
    let notices: Locator;

    const open = async ({ light = false } = {}) => {
      ({ caller } = await newEmployee({ light }));
      ({ page } = await openAs({ ...view, language }, "employee", caller));
      notices = page.getByRole("region", { name: shell.notices });
    };

    test("shows only what a filter in the address asks for", async () => {
      await open();
      const { id, titles } = await someCategory(caller);
      await page.goto(`${url}/post-list?category=${id}`);
      await showsOnly(page, titles);
    });

    test("opens with the user's saved filter", async () => {
      await open();
      const { id, titles } = await someCategory(caller);
      await caller.call(saveFilter, { languages: [], category: [id], categoryDefiningTags: [] });
      await page.goto(`${url}/post-list`);
      await showsOnly(page, titles);
    });

    test("counts a like at once, undoes it when the server refuses it, and keeps it when the server accepts it", async () => {
      await open();
      const post = await firstPost(caller);
      const like = voteButton(page.getByRole("article"), content.card.like);
      const liked = `${content.card.like}, ${(post.likes ?? 0) + 1}`;
      const answer = Promise.withResolvers<void>();
      await page.route(
        `**${likePost.path.split(":")[0]}*`,
        async (route) => {
          await answer.promise;
          await route.abort();
        },
        { times: 1 },
      );
      await page.goto(`${url}/post-details/${post.id}`);
      await like.click();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      await expect(like).toHaveAccessibleName(liked);
      answer.resolve();
      await expect(notices.getByText(content.card.reactionFailed)).toBeVisible();
      await expect(like).toHaveAttribute("aria-pressed", "false");

      await like.click();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      await expect
        .poll(async () => (await caller.call(readFrontPost, { id: post.id })).ownReaction)
        .toBe("LIKE");
      await expect(like).toHaveAccessibleName(liked);
    });

    test("accepts a report only with a reason", async () => {
      await open();
      const post = await firstPost(caller);
      await page.goto(`${url}/post-details/${post.id}`);
      await page.getByRole("button", { name: `${content.report.open}: ${post.title}`, exact: true }).click();
      const dialog = page.getByRole("dialog");
      const send = dialog.getByRole("button", { name: content.report.send });
      await send.click();
      await expect(dialog.getByText(content.report.reasonNeeded)).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await dialog.getByLabel(content.report.reason).fill("The figures are of last year.");
      await send.click();
      await expect(notices.getByText(content.report.done)).toBeVisible();
      expect((await caller.call(readFrontPost, { id: post.id })).reported).toBe(true);
    });

    test("tells a light front user why nothing can be shared, liked, reported or connected [A6-47] [A6-48] [B8-25]", async () => {
      await open({ light: true });
      const post = await firstPost(caller);
      await page.goto(`${url}/post-details/${post.id}`);
      await voteButton(page.getByRole("article"), content.card.like).click();
      await expect(notices.getByText(content.light.react)).toBeVisible();
      await page.getByRole("button", { name: `${content.report.open}: ${post.title}`, exact: true }).click();
      await expect(notices.getByText(content.light.report)).toBeVisible();

      // Reloaded, so that no earlier notice is visible.
      await page.goto(`${url}/post-list`);
      await page.getByRole("button", { name: `${content.card.share}: ${post.title}`, exact: true }).click();
      await expect(notices.getByText(sharing.message.light)).toBeVisible();
      await voteButton(cardOf(page, post.title), content.card.dislike).click();
      await expect(notices.getByText(content.light.react)).toBeVisible();

      await page.goto(`${url}/profile`);
      await expect(page.getByText(networks.section.light)).toBeVisible();
      await expect(page.getByText(networks.unavailable)).toHaveCount(0);
    });
  });
