import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { newVisitorContext, openIn } from "./kit/visitor.ts";
import { settled } from "./pictures/settled.ts";
import { showQueue, showReceipts, showShareDialog } from "./pictures/share-states.ts";
import { openSetup } from "./pictures/setup.ts";
import { startStack } from "./stack.ts";

type Sharp = (input: Buffer) => { png(options: object): { toBuffer(): Promise<Buffer> } };

/** The server's own picture library; the journeys need none. */
const sharp = createRequire(new URL("../apps/server/package.json", import.meta.url))("sharp") as Sharp;

const folder = "docs/pictures";
const view = { width: 1280, height: 832 } as const;
const bytesAllowed = 250 * 1024;

/** A palette is enough for screens; few of their colours come from photographs. */
async function keep(page: Page, name: string): Promise<void> {
  await settled(page);
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
  const file = `${folder}/${name}.png`;
  writeFileSync(file, picture);
  const { size } = statSync(file);
  if (size > bytesAllowed) throw new Error(`${file} has ${size} bytes, more than ${bytesAllowed}`);
  process.stdout.write(`${file} ${Math.round(size / 1024)} kB\n`);
}

mkdirSync(folder, { recursive: true });
const stack = await startStack({ name: "pictures", port: 4720 });
try {
  const browser = await openBrowser();
  const { url, teal, admin, posts } = await openSetup(stack.url);
  const [front = 0] = posts;

  const employee = await newVisitorContext(browser, "en");
  const { page } = await openIn(employee, url, view, { app: "employee", caller: teal });
  await page.goto(`${url}/post-list`);
  await keep(page, "feed");
  await showShareDialog(page, url, front);
  await showQueue(page, "en");
  await keep(page, "share");
  await showReceipts(page, "en");
  await keep(page, "receipts");

  const staff = await newVisitorContext(browser, "en");
  const { page: office } = await openIn(staff, url, view, { app: "admin", caller: admin });
  await office.goto(`${url}/admin/view-post-list?state=visible`);
  await keep(office, "posts");
  await office.goto(`${url}/admin/edit-post/${front}`);
  await keep(office, "post-form");
  await browser.close();
} finally {
  await stack.stop();
}
