import { fill } from "@polyphon/i18n/kit/fill.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import type { Locator, Page } from "@playwright/test";
import { demoPassword, type Person } from "../kit/people/demo.ts";
import type { EmployeeTexts } from "../kit/texts.ts";

const network = networkNames.LINKEDIN;

export async function fillLogin(page: Page, who: Person, texts: EmployeeTexts): Promise<void> {
  await page.getByLabel(texts.identity.login.email).fill(who.email);
  await page.getByLabel(texts.identity.login.password, { exact: true }).fill(demoPassword);
}

export async function signInToApp(page: Page, url: string, who: Person, texts: EmployeeTexts): Promise<void> {
  await page.goto(url);
  await fillLogin(page, who, texts);
  await page.getByRole("button", { name: texts.identity.login.submit }).click();
  await page.waitForURL("**/dashboard");
}

export async function openFeed(page: Page, texts: EmployeeTexts): Promise<void> {
  await page
    .getByRole("navigation", { name: texts.shell.menu })
    .getByRole("link", { name: texts.shell.nav.posts })
    .first()
    .click();
  await page.waitForURL("**/post-list");
}

export async function openDashboard(page: Page, texts: EmployeeTexts): Promise<void> {
  await page
    .getByRole("navigation", { name: texts.shell.menu })
    .getByRole("link", { name: texts.shell.nav.dashboard })
    .first()
    .click();
  await page.waitForURL("**/dashboard");
}

/** One share with its receipt, on the dashboard. */
export function shareRow(page: Page, title: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
    .filter({ has: page.getByRole("paragraph") });
}

/** The card of a post in the feed. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
}

/** Opens the share dialog from the feed and waits until it can be written in. */
export async function openShareDialog(page: Page, title: string, texts: EmployeeTexts): Promise<Locator> {
  await page.getByRole("button", { name: `${texts.content.card.share}: ${title}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: texts.sharing.dialog.networks }).waitFor();
  return dialog;
}

/** Connects through the sandbox's consent page as a new member, and returns to the share dialog. */
export async function connectFromDialog(
  page: Page,
  dialog: Locator,
  member: string,
  texts: EmployeeTexts,
): Promise<void> {
  await dialog.getByRole("button", { name: `${network} ${texts.sharing.dialog.connect}` }).click();
  await page.getByLabel("Or somebody new").fill(member);
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByText(fill(texts.networks.callback.doneTitle, { network })).waitFor();
  await page.getByRole("dialog").getByRole("checkbox", { name: network }).waitFor();
}

export const ownText = (dialog: Locator, texts: EmployeeTexts): Locator =>
  dialog.getByLabel(fill(texts.sharing.dialog.copyFor, { network }));
