import { setTimeout as pause } from "node:timers/promises";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cardOf,
  connectFromDialog,
  openDashboard,
  openFeed,
  openShareDialog,
  ownText,
  shareRow,
  signInToApp,
} from "./actors/employee-app.ts";
import { addPost, postRow, signInToOffice, type WrittenPost } from "./actors/office.ts";
import { openBrowser, openPage } from "./browser.ts";
import { type CompanySite, startCompanySite } from "./kit/company-site.ts";
import { employee, staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { postsBy } from "./kit/ledger.ts";
import { adminTexts, anyOf, employeeTexts, type EmployeeTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const network = networkNames.LINKEDIN;
const desk = { width: 1280, height: 900 } as const;
const otherPost = "Our first repowered wind farm delivers three times the energy with half the turbines";
const visitorAgent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const cast = {
  en: { who: employee("nordwind", 6), member: "Thread English" },
  de: { who: employee("nordwind", 1), member: "Thread Deutsch" },
} as const;

let site: CompanySite;
let browser: Browser;
beforeAll(async () => {
  site = await startCompanySite();
  browser = await openBrowser([site.browserRule]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

function postIn(language: Language): WrittenPost {
  return {
    title: `Sunrise over the turbines, ${language}`,
    category: "Wind power",
    postUrl: `http://www.nordwind.example/sunrise-${language}`,
    campaign: "sunrise",
    copies: [
      `Voice one, ${language}: the first light over the turbines, seen from the ladder of number three.`,
      `Voice two, ${language}: I had never been up before the birds. Now I know what I missed.`,
    ],
  };
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

/** Puts the post of an open share dialog into the queue and answers when it is due. */
async function queueSoon(page: Page, texts: EmployeeTexts): Promise<number> {
  const dialog = page.getByRole("dialog");
  await ownText(dialog, texts).fill(ownWords);
  await dialog.getByRole("button", { name: texts.sharing.dialog.addToQueue }).click();
  const { date, time, at } = soon();
  await dialog.getByLabel(texts.sharing.queue.date).fill(date);
  await dialog.getByLabel(texts.sharing.queue.time).fill(time);
  await dialog.getByRole("button", { name: texts.sharing.dialog.submit }).click();
  await dialog.getByText(anyOf(texts.sharing.state.SCHEDULED)).waitFor();
  await dialog.getByRole("button", { name: texts.sharing.dialog.done }).click();
  await dialog.waitFor({ state: "detached" });
  return at;
}

/** Shares with the second voice and follows the receipt to the network's own page of the post. */
async function shareNow(page: Page, post: WrittenPost, texts: EmployeeTexts): Promise<void> {
  const [, second = ""] = post.copies;
  const dialog = await openShareDialog(page, post.title, texts);
  await dialog.getByRole("radio", { name: fill(texts.sharing.dialog.voice, { number: 2 }) }).check();
  await eventually(
    () => ownText(dialog, texts).inputValue(),
    (text) => text === second,
  );
  await dialog.getByRole("button", { name: texts.sharing.dialog.shareNow }).click();
  await dialog.getByText(fill(texts.sharing.message.shared, { networks: network })).waitFor();

  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: `${texts.sharing.receipt.open}: ${network}` }).click();
  const permalink = await opened;
  await permalink.getByText(second).first().waitFor();
  expect(permalink.url()).toMatch(`${sandboxUrl}/feed/update/`);
  await permalink.close();
  await dialog.getByRole("button", { name: texts.sharing.dialog.done }).click();
}

interface Article {
  readonly content: { readonly article: { readonly source: string; readonly title: string } };
}

/** A stranger sees the post on the network and follows its link. */
async function visit(raw: string): Promise<URL> {
  const { article } = (JSON.parse(raw) as Article).content;
  const { page } = await openPage(browser, desk, { userAgent: visitorAgent });
  await page.goto(article.source);
  await page.getByRole("heading", { name: "You are here" }).waitFor();
  const arrived = new URL(page.url());
  await page.context().close();
  return arrived;
}

describe.concurrent("the thread of the product", () => {
  test.each(languages)(
    "leads from the back office to the counted click, in %s [A1-02] [A1-03] [A1-24] [A4-12] [B2.1-01] [B4.7-01] [B8-16]",
    async (language) => {
      const [texts, office] = [employeeTexts[language], adminTexts[language]];
      const { who, member } = cast[language];
      const post = postIn(language);

      const { page: desktop, errors: officeErrors } = await openPage(browser, { ...desk, language });
      await signInToOffice(desktop, url, staff("Super admin"), office);
      await addPost(desktop, post, office);

      const { page, errors } = await openPage(browser, { ...desk, language });
      await signInToApp(page, url, who, texts);
      await openFeed(page, texts);
      await cardOf(page, post.title).waitFor();
      await connectFromDialog(page, await openShareDialog(page, otherPost, texts), member, texts);
      const dueAt = await queueSoon(page, texts);
      await shareNow(page, post, texts);

      const [published, ...more] = await postsBy(sandboxUrl, member);
      expect(more).toEqual([]);
      expect(published?.text).toBe(post.copies[1]);
      const arrived = await visit(published?.raw ?? "");
      expect(arrived.origin + arrived.pathname).toBe(post.postUrl);
      expect([...arrived.searchParams.keys()]).toContain("utm_campaign");
      expect(site.visits.map(String)).toContain(String(arrived));

      await openDashboard(page, texts);
      const clicked = fill(texts.sharing.shares.clicks_one, { count: 1 });
      await eventually(
        async () => {
          await page.reload();
          return shareRow(page, post.title).textContent();
        },
        (row) => row?.includes(clicked) === true,
      );
      expect(await postRow(desktop, post.title, office)).toMatchObject({ shares: "1", clicks: "1" });

      await shareRow(page, otherPost).getByText(anyOf(texts.sharing.state.SCHEDULED)).waitFor();
      expect(await postsBy(sandboxUrl, member)).toHaveLength(1);
      await pause(Math.max(0, dueAt - Date.now()));
      await shareRow(page, otherPost).getByText(anyOf(texts.sharing.state.SHARED)).waitFor();
      const all = await postsBy(sandboxUrl, member);
      expect(all).toHaveLength(2);
      expect(all[1]?.text).toBe(ownWords);
      expect(new Set(all.map(({ share }) => share)).size).toBe(2);
      expect(Date.parse(all[1]?.at ?? "")).toBeGreaterThanOrEqual(dueAt);
      expect([...errors, ...officeErrors].filter((error) => !error.endsWith("icon.svg"))).toEqual([]);
    },
  );
});
