import { open, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { limits } from "@polyphon/contract/limits.ts";
import { fileUses } from "@polyphon/contract/media/file-uses.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileWords } from "../packages/rules/src/media/judge-file.ts";
import { film } from "../apps/server/test/hostile/film-bytes.ts";
import { pdf } from "../apps/server/test/hostile/pdf-bytes.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { url } from "./kit/own-stack.ts";
import { recordFilm } from "./kit/record-film.ts";
import { adminTexts, anyOf } from "./kit/texts.ts";

const megabyte = 1024 * 1024;
const texts = adminTexts.en;
const words = { video: fileWords(fileUses.video), document: fileWords(fileUses.document) };

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "polyphon-upload-"));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** A film of exactly so many bytes, written to disk so that the browser reads it as it would read anybody's. */
async function filmOf(bytes: number): Promise<string> {
  const path = join(folder, `film-${bytes}.mp4`);
  const head = film({ content: Buffer.alloc(0) });
  const content = bytes - head.length;
  head.writeUInt32BE(8 + content, head.length - 8);
  const file = await open(path, "w");
  await file.write(head);
  for (let left = content; left > 0; left -= megabyte)
    await file.write(Buffer.alloc(Math.min(left, megabyte), 5));
  await file.close();
  return path;
}

async function openForm(
  type: "VIDEO" | "DOCUMENT",
  scheme: "light" | "dark" = "light",
  width = 1280,
): Promise<Page> {
  const caller = await signIn(url, staff("Super admin"), "ADMIN");
  const { page } = await openAs(browser, { width, height: 900, scheme }, "admin", caller);
  await page.goto(`${url}/admin/add-post`);
  await page.getByRole("radio", { name: texts.content.types[type], exact: true }).click({ force: true });
  return page;
}

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, label: string, file: Chosen): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: label }).click();
  await (await chooser).setFiles(file);
}

/** What the API process holds in memory, by its own figures. */
async function serverMemory(): Promise<number> {
  const ops = new URL(url);
  ops.port = String(Number(ops.port) + 3);
  const metrics = await (await fetch(`${ops.origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d\S*)/m.exec(metrics)?.[1] ?? Number.NaN);
}

async function pageMemory(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
}

function watchPeak(read: () => Promise<number>) {
  let peak = 0;
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      peak = Math.max(peak, await read());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return async () => {
    stop.abort();
    await done;
    return peak;
  };
}

describe("uploading in a browser", () => {
  test("100 MB arrive although the connection is lost three times, and nobody holds them in memory", async () => {
    const page = await openForm("VIDEO");
    const path = await filmOf(limits.video.bytes);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("Network.enable");
    const connect = (offline: boolean) =>
      devtools.send("Network.emulateNetworkConditions", {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 16 * megabyte,
      });
    await connect(false);
    const before = { server: await serverMemory(), page: await pageMemory(devtools) };
    const [serverPeak, pagePeak] = [watchPeak(serverMemory), watchPeak(() => pageMemory(devtools))];
    const bar = page.locator('progress[aria-label$=".mp4"]');
    const share = async () => ((await bar.count()) === 0 ? 0 : Number(await bar.getAttribute("value")));

    const from = Date.now();
    await choose(page, texts.media.video.choose, path);
    const kept: number[] = [];
    for (const at of [0.15, 0.4, 0.7]) {
      await expect.poll(share, { interval: 50 }).toBeGreaterThan(at);
      await connect(true);
      await page.getByText(anyOf(texts.media.waiting)).waitFor();
      kept.push(await share());
      await connect(false);
    }
    const done = page.getByText(/^100 MB · 0:12$/);
    await done.waitFor({ timeout: 180_000 });
    const seconds = (Date.now() - from) / 1_000;
    const grown = { server: (await serverPeak()) - before.server, page: (await pagePeak()) - before.page };
    process.stdout.write(
      `100 MB in ${seconds.toFixed(1)} s with cuts at ${kept.map((part) => `${Math.round(part * 100)} %`).join(", ")}; ` +
        `API grew by at most ${Math.round(grown.server / megabyte)} MB, page by ${Math.round(grown.page / megabyte)} MB\n`,
    );
    expect(grown.server).toBeLessThan(160 * megabyte);
    expect(grown.page).toBeLessThan(60 * megabyte);
    await page.context().close();
  });

  test("what cannot be used is explained before a byte is sent, and after its check [C8-21] [C8-24]", async () => {
    const page = await openForm("VIDEO");
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().includes("/media/upload")) sent += 1;
    });
    await page.getByText(fill(texts.media.video.rule, words.video)).waitFor();
    const { choose: label } = texts.media.video;
    await choose(page, label, { name: "film.avi", mimeType: "video/avi", buffer: Buffer.from("RIFF") });
    await page.getByText(fill(texts.fileReason.wrong_type, words.video)).waitFor();
    await choose(page, label, await filmOf(limits.video.bytes + 1));
    await page.getByText(fill(texts.fileReason.too_many_bytes, words.video)).waitFor();
    expect(sent).toBe(0);

    await choose(page, label, {
      name: "page.mp4",
      mimeType: "video/mp4",
      buffer: Buffer.from("<html></html>"),
    });
    await page.getByText(fill(texts.fileReason.wrong_type, words.video)).waitFor();
    expect(sent).toBeGreaterThan(0);
    await choose(page, label, {
      name: "sound.mp4",
      mimeType: "video/mp4",
      buffer: film({ handler: "soun" }),
    });
    await page.getByText(texts.fileReason.no_picture).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.context().close();
  });

  test("an upload is paused and taken up again by keyboard", async () => {
    const page = await openForm("VIDEO");
    const devtools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 8 * megabyte };
    await devtools.send("Network.emulateNetworkConditions", slow);
    await choose(page, texts.media.video.choose, await filmOf(40 * megabyte));
    const bar = page.locator('progress[aria-label$=".mp4"]');
    await expect
      .poll(async () => Number(await bar.getAttribute("value")), { interval: 50 })
      .toBeGreaterThan(0.25);
    const pause = page.getByRole("button", { name: texts.media.pause });
    await pause.focus();
    await page.keyboard.press("Enter");
    await page.getByText(anyOf(texts.media.paused)).waitFor();
    expect(Number(await bar.getAttribute("value"))).toBeGreaterThan(0.2);
    await page.getByRole("button", { name: texts.media.resume }).focus();
    await page.keyboard.press("Enter");
    await page.getByText(/^40 MB · 0:12$/).waitFor({ timeout: 120_000 });
    await page.context().close();
  });

  test("a frame of the film becomes its thumbnail, and a picture of one's own can stand there instead", async () => {
    const page = await openForm("VIDEO", "dark", 320);
    const buffer = await recordFilm(page);
    await choose(page, texts.media.video.choose, { name: "holiday.mp4", mimeType: "video/mp4", buffer });
    const poster = page.getByRole("region", { name: texts.media.poster.title });
    await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    await poster.getByRole("button", { name: texts.media.poster.frame }).click();
    const thumbnail = poster.getByRole("img", { name: texts.media.poster.title });
    await thumbnail.waitFor();
    const first = await thumbnail.getAttribute("src");
    expect(
      await thumbnail.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(320);
    expect(await axeViolations(page, "colours")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await choose(page, texts.media.poster.choose, {
      name: "x.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("x"),
    });
    await poster.getByRole("alert").waitFor();
    expect(await thumbnail.getAttribute("src")).toBe(first);
    await page.context().close();
  });

  test("a document says how many pages it has, and why it is refused", async () => {
    const page = await openForm("DOCUMENT");
    const { choose: label, other } = texts.media.document;
    const file = (buffer: Buffer) => ({ name: "report.pdf", mimeType: "application/pdf", buffer });
    await choose(page, label, file(pdf({ trailer: "/Encrypt 9 0 R" })));
    await page.getByText(texts.fileReason.encrypted).waitFor();
    await choose(page, label, file(pdf({ pages: 301 })));
    await page.getByText(fill(texts.fileReason.too_many_pages, words.document)).waitFor();
    await choose(page, label, file(pdf({ pages: 300 })));
    await page.getByText(/300 pages$/).waitFor();
    await page.getByRole("button", { name: other }).waitFor();
    await page.context().close();
  });
});
