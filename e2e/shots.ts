import { mkdirSync, rmSync } from "node:fs";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { builtAddresses } from "./kit/built-addresses.ts";
import type { Caller } from "./kit/people/caller.ts";
import { isCompanyOnly } from "./kit/people/company-office.ts";
import { type App, newVisitorContext, openIn } from "./kit/visitor.ts";
import { settled } from "./pictures/settled.ts";
import { showQueue, showReceipts, showShareDialog } from "./pictures/share-states.ts";
import { openSetup, type Setup } from "./pictures/setup.ts";
import { startStack } from "./stack.ts";

const folder = "shots";
const schemes = ["light", "dark"] as const;
const desktops = { employee: { width: 1280, height: 900 }, admin: { width: 1440, height: 900 } } as const;
const phone = { width: 390, height: 844 } as const;

let taken = 0;

/** The current page, on a desktop and on a phone, in both colour schemes. */
async function take(page: Page, app: App, name: string, language: Language): Promise<void> {
  for (const [device, size] of Object.entries({ desktop: desktops[app], phone })) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: "attached" });
      await settled(page);
      await page.screenshot({ path: `${folder}/${app}-${name}-${device}-${colorScheme}-${language}.png` });
      taken += 1;
    }
  }
  await page.setViewportSize(desktops[app]);
}

function nameOf(path: string): string {
  const words = path.replace(/^\/admin/, "").replaceAll(/[^a-z-]+/g, "-");
  return words.replaceAll(/^-|-$/g, "") || "root";
}

async function takeScreens(
  page: Page,
  setup: Setup,
  app: App,
  language: Language,
  visitors: boolean,
): Promise<void> {
  for (const screen of builtAddresses(app, setup.idOf).filter(
    ({ forVisitors, path }) => forVisitors === visitors && !isCompanyOnly(path),
  )) {
    await page.goto(setup.url + screen.address);
    await take(page, app, nameOf(screen.path), language);
  }
}

async function pictureCompanyOffice(
  page: Page,
  { url, companyOnly }: Setup,
  language: Language,
): Promise<void> {
  const { idOf } = companyOnly;
  for (const screen of builtAddresses("admin", idOf).filter(({ path }) => isCompanyOnly(path))) {
    await page.goto(url + screen.address);
    await take(page, "admin", nameOf(screen.path), language);
  }
}

async function takeShareDialog(
  page: Page,
  url: string,
  postId: number,
  language: Language,
  brand: string,
): Promise<void> {
  await showShareDialog(page, url, postId);
  await take(page, "employee", `share-${brand}`, language);
  await showQueue(page, language);
  await take(page, "employee", `queue-${brand}`, language);
  await showReceipts(page, language);
  await take(page, "employee", `receipts-${brand}`, language);
}

/** Restores the session, whatever the previous screen did to it. */
async function keepVisit(context: BrowserContext): Promise<void> {
  const { origins } = await context.storageState();
  await context.addInitScript(
    (kept) => {
      for (const { name, value } of kept) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}

async function takeApp(browser: Browser, setup: Setup, language: Language): Promise<void> {
  const at = languages.indexOf(language);
  const as = async (app: App, caller: Caller | null, work: (page: Page) => Promise<void>) => {
    const context = await newVisitorContext(browser, language);
    const view = { ...desktops[app], language };
    const { page } = await openIn(context, setup.url, view, caller ? { app, caller } : undefined);
    await keepVisit(context);
    await work(page);
    await context.close();
  };
  const open = (page: Page, path: string) => page.goto(setup.url + path);

  await as("employee", null, (page) => takeScreens(page, setup, "employee", language, true));
  await as("employee", setup.teal, async (page) => {
    await takeScreens(page, setup, "employee", language, false);
    await takeShareDialog(page, setup.url, setup.posts[at] ?? 0, language, "teal");
    await open(page, "/notification");
    await take(page, "employee", "not-built", language);
  });
  await as("employee", setup.yellow, async (page) => {
    await open(page, "/post-list");
    await take(page, "employee", "post-list-yellow", language);
    await takeShareDialog(page, setup.url, setup.yellowPosts[at] ?? 0, language, "yellow");
  });
  await as("admin", null, (page) => takeScreens(page, setup, "admin", language, true));
  await as("admin", setup.admin, async (page) => {
    await takeScreens(page, setup, "admin", language, false);
    await open(page, "/admin/profile");
    await take(page, "admin", "not-built", language);
  });
  await as("admin", setup.companyOnly.caller, (page) => pictureCompanyOffice(page, setup, language));
  await as("admin", setup.writer, async (page) => {
    await open(page, "/admin/category-list");
    await take(page, "admin", "no-access", language);
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stack = await startStack({ name: "shots", port: 4710 });
try {
  const browser = await openBrowser();
  const setup = await openSetup(stack.url);
  await Promise.all(languages.map((language) => takeApp(browser, setup, language)));
  await browser.close();
} finally {
  await stack.stop();
}
process.stdout.write(`shots: ${taken} pictures in ${folder}/\n`);
