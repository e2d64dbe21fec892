import { mkdirSync, rmSync } from "node:fs";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { builtAddresses } from "./kit/built-addresses.ts";
import type { Caller } from "./kit/people/caller.ts";
import { isCompanyDesk } from "./kit/people/company-desk.ts";
import { type App, newVisitorContext, openIn } from "./kit/visitor.ts";
import { settled } from "./pictures/settled.ts";
import { showQueue, showReceipts, showShareDialog } from "./pictures/share-scenes.ts";
import { setStage, type Stage } from "./pictures/stage.ts";
import { startStack } from "./stack.ts";

const folder = "shots";
const schemes = ["light", "dark"] as const;
const desks = { employee: { width: 1280, height: 900 }, admin: { width: 1440, height: 900 } } as const;
const phone = { width: 390, height: 844 } as const;

let taken = 0;

/** The page as it stands, at a desk and on a phone, in both colour schemes. */
async function take(page: Page, app: App, name: string, language: Language): Promise<void> {
  for (const [device, size] of Object.entries({ desk: desks[app], phone })) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: "attached" });
      await settled(page);
      await page.screenshot({ path: `${folder}/${app}-${name}-${device}-${colorScheme}-${language}.png` });
      taken += 1;
    }
  }
  await page.setViewportSize(desks[app]);
}

function nameOf(path: string): string {
  const words = path.replace(/^\/admin/, "").replaceAll(/[^a-z-]+/g, "-");
  return words.replaceAll(/^-|-$/g, "") || "root";
}

async function takeScreens(
  page: Page,
  stage: Stage,
  app: App,
  language: Language,
  visitors: boolean,
): Promise<void> {
  for (const screen of builtAddresses(app, stage.idOf).filter(
    ({ forVisitors, path }) => forVisitors === visitors && !isCompanyDesk(path),
  )) {
    await page.goto(stage.url + screen.address);
    await take(page, app, nameOf(screen.path), language);
  }
}

async function takeCompanyDesk(page: Page, { url, companyDesk }: Stage, language: Language): Promise<void> {
  const { idOf } = companyDesk;
  for (const screen of builtAddresses("admin", idOf).filter(({ path }) => isCompanyDesk(path))) {
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

/** Whatever a screen does to the session, the next one begins with the same. */
async function keepVisit(context: BrowserContext): Promise<void> {
  const { origins } = await context.storageState();
  await context.addInitScript(
    (kept) => {
      for (const { name, value } of kept) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}

async function takeApp(browser: Browser, stage: Stage, language: Language): Promise<void> {
  const at = languages.indexOf(language);
  const as = async (app: App, caller: Caller | null, work: (page: Page) => Promise<void>) => {
    const context = await newVisitorContext(browser, language);
    const view = { ...desks[app], language };
    const { page } = await openIn(context, stage.url, view, caller ? { app, caller } : undefined);
    await keepVisit(context);
    await work(page);
    await context.close();
  };
  const open = (page: Page, path: string) => page.goto(stage.url + path);

  await as("employee", null, (page) => takeScreens(page, stage, "employee", language, true));
  await as("employee", stage.teal, async (page) => {
    await takeScreens(page, stage, "employee", language, false);
    await takeShareDialog(page, stage.url, stage.posts[at] ?? 0, language, "teal");
    await open(page, "/notification");
    await take(page, "employee", "not-built", language);
  });
  await as("employee", stage.yellow, async (page) => {
    await open(page, "/post-list");
    await take(page, "employee", "post-list-yellow", language);
    await takeShareDialog(page, stage.url, stage.yellowPosts[at] ?? 0, language, "yellow");
  });
  await as("admin", null, (page) => takeScreens(page, stage, "admin", language, true));
  await as("admin", stage.admin, async (page) => {
    await takeScreens(page, stage, "admin", language, false);
    await open(page, "/admin/profile");
    await take(page, "admin", "not-built", language);
  });
  await as("admin", stage.companyDesk.caller, (page) => takeCompanyDesk(page, stage, language));
  await as("admin", stage.writer, async (page) => {
    await open(page, "/admin/category-list");
    await take(page, "admin", "no-access", language);
  });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stack = await startStack({ name: "shots", port: 4710 });
try {
  const browser = await openBrowser();
  const stage = await setStage(stack.url);
  await Promise.all(languages.map((language) => takeApp(browser, stage, language)));
  await browser.close();
} finally {
  await stack.stop();
}
process.stdout.write(`shots: ${taken} pictures in ${folder}/\n`);
