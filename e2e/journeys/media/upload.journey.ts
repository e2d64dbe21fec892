import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { limits } from "@polyphon/contract/limits.ts";
import { fileUses } from "@polyphon/contract/media/file-uses.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { CDPSession, Locator, Page } from "@playwright/test";
import { pressDrawn } from "../../actors/drawn-input.ts";
import { film } from "../../../apps/server/test/hostile/film-bytes.ts";
import { pdf } from "../../../apps/server/test/hostile/pdf-bytes.ts";
import { fileWords } from "../../../packages/rules/src/media/judge-file.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { recordFilm } from "../../kit/files/record-film.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts, anyOf } from "../../kit/texts.ts";

const megabyte = 1024 * 1024;
const texts = adminTexts.en;
const words = { video: fileWords(fileUses.video), document: fileWords(fileUses.document) };

/** A film of exactly this many bytes, on disk so that the browser reads it like any other file. */
async function withFilm(bytes: number, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "polyphon-upload-"));
  const path = join(folder, "film.mp4");
  const head = film({ content: Buffer.alloc(0) });
  head.writeUInt32BE(8 + bytes - head.length, head.length - 8);
  try {
    const file = await open(path, "w");
    await file.write(head);
    await file.truncate(bytes);
    await file.close();
    await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function openForm(
  type: "VIDEO" | "DOCUMENT",
  scheme: "light" | "dark" = "light",
  width = 1280,
): Promise<Page> {
  const { page } = await openAs({ width, height: 900, scheme }, "admin", await superAdmin());
  await page.goto(`${url}/admin/add-post`);
  await pressDrawn(page.getByRole("radio", { name: texts.content.types[type], exact: true }));
  return page;
}

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, label: string, file: Chosen): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: label }).click();
  await (await chooser).setFiles(file);
}

/** The memory use that the API process reports. */
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

/** The peak of each reading while the action runs. */
async function peaksDuring(
  readings: readonly (() => Promise<number>)[],
  act: () => Promise<void>,
): Promise<number[]> {
  let peaks = readings.map(() => 0);
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const now = await Promise.all(readings.map((read) => read()));
      peaks = peaks.map((peak, at) => Math.max(peak, now[at] ?? 0));
      await pause(250);
    }
  })();
  try {
    await act();
  } finally {
    over.abort();
    await Promise.allSettled([watching]);
  }
  await watching;
  return peaks;
}

const unlimited = -1;

async function connect(devtools: CDPSession, offline: boolean, uploadThroughput: number): Promise<void> {
  const conditions = { offline, latency: 0, downloadThroughput: unlimited, uploadThroughput };
  await devtools.send("Network.emulateNetworkConditions", conditions);
}

const barOf = (page: Page): Locator => page.locator('progress[aria-label$=".mp4"]');

/** The uploaded fraction; 0 while nothing is being uploaded. */
const shareOf = (page: Page): Promise<number> =>
  barOf(page).evaluateAll(([bar]) => Number(bar?.getAttribute("value") ?? 0));

const often = { intervals: [50] };

test.describe("uploading in a browser", () => {
  test("uploads 100 MB despite three lost connections, without holding the file in memory", async () => {
    const page = await openForm("VIDEO");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("Network.enable");
    const speed = 16 * megabyte;
    await connect(devtools, false, speed);
    const readings = [serverMemory, () => pageMemory(devtools)] as const;
    const before = await Promise.all(readings.map((read) => read()));
    const from = Date.now();
    const kept: number[] = [];
    const peaks = await peaksDuring(readings, () =>
      withFilm(limits.video.bytes, async (path) => {
        await choose(page, texts.media.video.choose, path);
        for (const at of [0.1, 0.3, 0.5]) {
          await expect.poll(() => shareOf(page), often).toBeGreaterThan(at);
          await connect(devtools, true, speed);
          await expect(page.getByText(anyOf(texts.media.waiting))).toBeVisible();
          kept.push(await shareOf(page));
          await connect(devtools, false, speed);
          await expect(page.getByText(anyOf(texts.media.waiting))).toHaveCount(0);
        }
        await expect(page.getByText(/^100 MB · 0:12$/)).toBeVisible({ timeout: 120_000 });
      }),
    );
    const seconds = (Date.now() - from) / 1_000;
    const [server = Number.NaN, own = Number.NaN] = peaks.map((peak, at) => peak - (before[at] ?? 0));
    process.stdout.write(
      `100 MB in ${seconds.toFixed(1)} s with cuts at ${kept.map((part) => `${Math.round(part * 100)} %`).join(", ")}; ` +
        `API grew by at most ${Math.round(server / megabyte)} MB, page by ${Math.round(own / megabyte)} MB\n`,
    );
    expect(server).toBeLessThan(160 * megabyte);
    expect(own).toBeLessThan(60 * megabyte);
  });

  test("explains what cannot be used, before a byte is sent and after the server's check [C8-21] [C8-24]", async () => {
    const page = await openForm("VIDEO");
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().includes("/media/upload")) sent += 1;
    });
    const { choose: label, rule } = texts.media.video;
    const wrongType = page.getByText(fill(texts.fileReason.wrong_type, words.video));
    await expect(page.getByText(fill(rule, words.video))).toBeVisible();
    await choose(page, label, { name: "film.avi", mimeType: "video/avi", buffer: Buffer.from("RIFF") });
    await expect(wrongType).toBeVisible();
    await withFilm(limits.video.bytes + 1, async (path) => {
      await choose(page, label, path);
      await expect(page.getByText(fill(texts.fileReason.too_many_bytes, words.video))).toBeVisible();
    });
    await expect(wrongType).toHaveCount(0);
    expect(sent).toBe(0);

    await choose(page, label, {
      name: "page.mp4",
      mimeType: "video/mp4",
      buffer: Buffer.from("<html></html>"),
    });
    await expect(wrongType).toBeVisible();
    expect(sent).toBeGreaterThan(0);
    await choose(page, label, {
      name: "sound.mp4",
      mimeType: "video/mp4",
      buffer: film({ handler: "soun" }),
    });
    await expect(page.getByText(texts.fileReason.no_picture)).toBeVisible();
    expect(await lastingViolations(page)).toEqual([]);
  });

  test("pauses and resumes with the keyboard", async () => {
    const page = await openForm("VIDEO");
    const devtools = await page.context().newCDPSession(page);
    await connect(devtools, false, 4 * megabyte);
    await withFilm(40 * megabyte, async (path) => {
      await choose(page, texts.media.video.choose, path);
      await expect.poll(() => shareOf(page), often).toBeGreaterThan(0.25);
      await page.getByRole("button", { name: texts.media.pause }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(anyOf(texts.media.paused))).toBeVisible();
      expect(await shareOf(page)).toBeGreaterThan(0.2);
      await connect(devtools, false, unlimited);
      await page.getByRole("button", { name: texts.media.resume }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^40 MB · 0:12$/)).toBeVisible();
    });
  });

  test("makes a frame of the film its thumbnail, and keeps it when another picture is refused", async () => {
    const page = await openForm("VIDEO", "dark", 320);
    const buffer = await recordFilm(page);
    await choose(page, texts.media.video.choose, { name: "holiday.mp4", mimeType: "video/mp4", buffer });
    const poster = page.getByRole("region", { name: texts.media.poster.title });
    await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
    await poster.getByRole("button", { name: texts.media.poster.frame }).click();
    const thumbnail = poster.getByRole("img", { name: texts.media.poster.title });
    await expect(thumbnail).toBeVisible();
    const first = (await thumbnail.getAttribute("src")) ?? "";
    expect(
      await thumbnail.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(320);
    expect(await lastingViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await choose(page, texts.media.poster.choose, {
      name: "x.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("x"),
    });
    await expect(poster.getByRole("alert")).toBeVisible();
    await expect(thumbnail).toHaveAttribute("src", first);
  });

  test("shows how many pages a document has, and why one is refused", async () => {
    const page = await openForm("DOCUMENT");
    const { choose: label, other } = texts.media.document;
    const file = (buffer: Buffer) => ({ name: "report.pdf", mimeType: "application/pdf", buffer });
    await choose(page, label, file(pdf({ trailer: "/Encrypt 9 0 R" })));
    await expect(page.getByText(texts.fileReason.encrypted)).toBeVisible();
    await choose(page, label, file(pdf({ pages: 301 })));
    await expect(page.getByText(fill(texts.fileReason.too_many_pages, words.document))).toBeVisible();
    await choose(page, label, file(pdf({ pages: 300 })));
    await expect(page.getByText(/300 pages$/)).toBeVisible();
    await expect(page.getByRole("button", { name: other })).toBeVisible();
  });
});
