import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { demoPassword, type Person } from "../kit/people/demo.ts";
import { drawPng } from "../kit/files/draw-png.ts";
import type { AdminTexts } from "../kit/texts.ts";

export async function signInToOffice(page: Page, url: string, who: Person, texts: AdminTexts): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel(texts.identity.login.email).fill(who.email);
  await page.getByLabel(texts.identity.login.password, { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: texts.identity.login.submit }).click();
  await page.waitForURL("**/admin/dashboard");
}

export interface WrittenPost {
  readonly title: string;
  readonly category: string;
  readonly postUrl: string;
  readonly campaign: string;
  /** LinkedIn copy, one per voice. */
  readonly copies: readonly string[];
}

/** Writes and publishes a post through the menu, as staff do. */
export async function addPost(page: Page, post: WrittenPost, texts: AdminTexts): Promise<void> {
  const { form, media, options, voices } = texts.content;
  await page.getByRole("button", { name: texts.insights.dashboard.addPost }).click();
  await page.getByRole("textbox", { name: form.title }).fill(post.title);
  await page.getByRole("combobox", { name: form.category }).fill(post.category);
  await page.getByRole("option", { name: post.category }).click();
  await page.getByLabel(form.postUrl).fill(post.postUrl);
  await page.locator("summary").filter({ hasText: options.links }).click();
  await page.getByLabel(form.campaign).fill(post.campaign);

  for (const [at, copy] of post.copies.entries()) {
    if (at > 0) await page.getByRole("button", { name: form.addVoice }).click();
    const voice = Object.values(voices)[at] ?? "";
    await page.getByLabel(fill(form.copyOf, { voice, network: networkNames.LINKEDIN })).fill(copy);
  }

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: media.add }).click();
  const file = { name: "sunrise.png", mimeType: "image/png", buffer: drawPng(1200, 630) };
  await (await chooser).setFiles([file]);
  await page.getByRole("img", { name: fill(media.picture, { at: 1 }) }).waitFor();

  await page.getByRole("button", { name: form.publishNow }).click();
  await page.waitForURL("**/admin/view-post/*");
}

/** The cells with the figures of a post, in the list that the menu leads to. */
export async function figuresInList(
  page: Page,
  title: string,
  texts: AdminTexts,
): Promise<Record<"shares" | "clicks", Locator>> {
  const { list } = texts.content;
  await page.getByRole("link", { name: list.title, exact: true }).first().click();
  await page.waitForURL("**/admin/view-post-list");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: title }) });
  await row.waitFor();
  const headers = await page.getByRole("columnheader").allTextContents();
  const cell = (name: string) => row.getByRole("cell").nth(headers.findIndex((one) => one.trim() === name));
  return { shares: cell(list.shares), clicks: cell(list.clicks) };
}
