import { randomUUID } from "node:crypto";
import { addPost as addPostByApi, listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { openPage } from "../../kit/pages.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { textPost } from "../../kit/records/text-post.ts";
import {
  cardOf,
  connectFromDialog,
  openDashboard,
  openFeed,
  openShareDialog,
  ownText,
  shareRow,
  signInToApp,
} from "../../actors/employee-app.ts";
import { addPost, figuresInList, signInToOffice, type WrittenPost } from "../../actors/office.ts";
import { openBrowser } from "../../browser.ts";
import { startCompanySite } from "../../kit/outside/company-site.ts";
import { staff } from "../../kit/people/demo.ts";
import { addFreshCompany, type FreshCompany } from "../../kit/people/fresh-company.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { type Employee, newEmployee, superAdmin } from "../../kit/people/people.ts";
import { adminTexts, anyOf, employeeTexts, type EmployeeTexts } from "../../kit/texts.ts";
import { newVisitorContext } from "../../kit/visitor.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const network = networkNames.LINKEDIN;
const visitorAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

function postIn({ topics, domain }: FreshCompany): WrittenPost {
  const mark = randomUUID().slice(0, 8);
  return {
    title: `Sunrise over the turbines, ${mark}`,
    category: topics[0] ?? "",
    postUrl: `http://www.${domain}/sunrise-${mark}`,
    campaign: "sunrise",
    copies: [
      `Voice one, ${mark}: the first light over the turbines, seen from the ladder of number three.`,
      `Voice two, ${mark}: I had never been up before the birds. Now I know what I missed.`,
    ],
  };
}

/** A post that exists before the journey begins; returns its title. */
async function addOtherPost({ topics, domain }: FreshCompany): Promise<string> {
  const { call } = await superAdmin();
  const { categories } = await call(listPostCategories, { search: topics[0] });
  const { title } = await call(
    addPostByApi,
    textPost({
      title: "Our first repowered wind farm delivers three times the energy with half the turbines",
      categoryId: categories.find(({ name }) => name === topics[0])?.id ?? 0,
      postUrl: `http://www.${domain}/repowered`,
      copy: "Half the turbines, three times the energy: how it was done.",
    }),
  );
  return title;
}

/** The next full minute that leaves time to press the button, by the company's clock. */
function soon(): { date: string; time: string; at: number } {
  const at = Math.ceil((Date.now() + 25_000) / 60_000) * 60_000;
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  const [date = "", time = ""] = format.format(at).split(" ");
  return { date, time, at };
}

const ownWords = "In my own words: half the masts, three times the energy, and a quieter village below.";

/** Puts the post of an open share dialog into the queue and returns when it is due. */
async function queueSoon(page: Page, texts: EmployeeTexts): Promise<number> {
  const dialog = page.getByRole("dialog");
  await ownText(dialog, texts).fill(ownWords);
  await dialog.getByRole("button", { name: texts.sharing.dialog.addToQueue }).click();
  const { date, time, at } = soon();
  await dialog.getByLabel(texts.sharing.queue.date).fill(date);
  await dialog.getByLabel(texts.sharing.queue.time).fill(time);
  await dialog.getByRole("button", { name: texts.sharing.dialog.submit }).click();
  await expect(dialog.getByText(anyOf(texts.sharing.state.SCHEDULED))).toBeVisible();
  await dialog.getByRole("button", { name: texts.sharing.dialog.done }).click();
  await expect(dialog).toHaveCount(0);
  return at;
}

/** Shares with the second voice and follows the receipt to the network's own page of the post. */
async function shareNow(page: Page, post: WrittenPost, texts: EmployeeTexts): Promise<void> {
  const [, second = ""] = post.copies;
  const dialog = await openShareDialog(page, post.title, texts);
  await dialog.getByRole("radio", { name: fill(texts.sharing.dialog.voice, { number: 2 }) }).check();
  await expect(ownText(dialog, texts)).toHaveValue(second);
  await dialog.getByRole("button", { name: texts.sharing.dialog.shareNow }).click();
  await expect(dialog.getByText(fill(texts.sharing.message.shared, { networks: network }))).toBeVisible();

  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: `${texts.sharing.receipt.open}: ${network}` }).click();
  const permalink = await opened;
  await permalink.waitForURL(`${sandboxUrl}/feed/update/**`);
  await expect(permalink.getByRole("article")).toContainText(second);
  await permalink.close();
  await dialog.getByRole("button", { name: texts.sharing.dialog.done }).click();
  await expect(dialog).toHaveCount(0);
}

interface Article {
  readonly content: { readonly article: { readonly source: string; readonly title: string } };
}

/** A stranger sees the post on the network and follows its link; returns the resulting address on the company's site. */
async function visit(raw: string): Promise<URL> {
  const { article } = (JSON.parse(raw) as Article).content;
  const site = await startCompanySite();
  const browser = await openBrowser([site.browserRule]);
  try {
    const context = await newVisitorContext(browser, "en", { userAgent: visitorAgent });
    const page = await context.newPage();
    await page.goto(article.source);
    await expect(page.getByRole("heading", { name: "You are here" })).toBeVisible();
    expect(site.visits.map(String)).toEqual([page.url()]);
    return new URL(page.url());
  } finally {
    await browser.close();
    await site.stop();
  }
}

const clicksOf = async ({ caller }: Employee, title: string) => {
  const { items } = await caller.call(listShares, {});
  return items.find(({ postTitle }) => postTitle === title)?.clicks;
};

for (const language of languagesOf(import.meta.url))
  test(`a post goes from the back office through a share to a counted click, in ${language} [B4.7-01]`, async () => {
    const [texts, office] = [employeeTexts[language], adminTexts[language]];
    const company = await addFreshCompany(await superAdmin(), { topics: 1 });
    const who = await newEmployee({ company });
    const post = postIn(company);
    const otherPost = await addOtherPost(company);
    const published = () => postsBy(sandboxUrl, who.name);
    const { page: backOffice, errors: officeErrors } = await openPage({ ...desktop, language });
    const { page, errors } = await openPage({ ...desktop, language });
    let dueAt = 0;

    await test.step("staff sign in to the back office and write a post [A4-12]", async () => {
      await signInToOffice(backOffice, url, staff("Super admin"), office);
      await addPost(backOffice, post, office);
    });
    await test.step("an employee signs in and finds it [B2.1-01]", async () => {
      await signInToApp(page, url, who, texts);
      await openFeed(page, texts);
      await expect(cardOf(page, post.title)).toBeVisible();
    });
    await test.step("connects a network and plans another post [A1-03]", async () => {
      await connectFromDialog(page, await openShareDialog(page, otherPost, texts), who.name, texts);
      dueAt = await queueSoon(page, texts);
    });
    await test.step("shares the post now [A1-02] [B8-16]", async () => {
      await shareNow(page, post, texts);
      expect((await published()).map(({ text }) => text)).toEqual([post.copies[1]]);
    });
    await test.step("a stranger follows the link to the company's page [A1-24]", async () => {
      const arrived = await visit((await published())[0]?.raw ?? "");
      expect(arrived.origin + arrived.pathname).toBe(post.postUrl);
      expect([...arrived.searchParams.keys()]).toContain("utm_campaign");
    });
    await test.step("the click is counted for the employee and for the staff", async () => {
      await expect.poll(() => clicksOf(who, post.title)).toBe(1);
      await openDashboard(page, texts);
      const clicked = fill(texts.sharing.shares.clicks_one, { count: 1 });
      await expect(shareRow(page, post.title)).toContainText(clicked);
      const { shares, clicks } = await figuresInList(backOffice, post.title, office);
      await expect(shares).toHaveText("1");
      await expect(clicks).toHaveText("1");
    });
    await test.step("the scheduled post is shared at its time, once", async () => {
      const out = shareRow(page, otherPost).getByText(anyOf(texts.sharing.state.SHARED));
      await expect(out).toBeVisible({ timeout: Math.max(0, dueAt - Date.now()) + 60_000 });
      const all = await published();
      expect(all.map(({ text }) => text)).toEqual([post.copies[1], ownWords]);
      expect(new Set(all.map(({ share }) => share)).size).toBe(2);
      expect(Date.parse(all[1]?.at ?? "")).toBeGreaterThanOrEqual(dueAt);
    });
    expect([...errors, ...officeErrors].filter((error) => !error.endsWith("icon.svg"))).toEqual([]);
  });
