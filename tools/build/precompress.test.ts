import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { precompress } from "./precompress.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "precompress-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = "export const answer = 42;\n".repeat(200);

test("writes both encodings of a script beside it and leaves the script as it is", async () => {
  writeFileSync(join(folder, "assets/main.js"), script);
  await precompress(folder);
  const read = (name: string) => readFileSync(join(folder, "assets", name));
  expect(read("main.js").toString()).toBe(script);
  expect(brotliDecompressSync(read("main.js.br")).toString()).toBe(script);
  expect(gunzipSync(read("main.js.gz")).toString()).toBe(script);
});

test("skips files that are small, do not shrink or are already compressed", async () => {
  writeFileSync(join(folder, "assets/small.js"), "export {};");
  writeFileSync(join(folder, "assets/noise.js"), randomBytes(5_000));
  writeFileSync(join(folder, "assets/inter.woff2"), script);
  await precompress(folder);
  expect(readdirSync(join(folder, "assets")).sort()).toEqual(["inter.woff2", "noise.js", "small.js"]);
});
