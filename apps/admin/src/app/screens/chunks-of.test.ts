import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type AdminChunk, adminChunks } from "@polyphon/i18n/admin-chunks.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { expect, test } from "vitest";
import { chunksOf } from "./chunks-of.ts";

const source = resolve(import.meta.dirname, "../..");

/** The chunk that holds the first segment of a key: `people` and `upload` are in one. */
async function partsOfWords(): Promise<ReadonlyMap<string, AdminChunk>> {
  const names = Object.keys(adminChunks) as AdminChunk[];
  const pairs = await Promise.all(
    names.map(async (name) =>
      Object.keys((await adminChunks[name].en()).texts).map((word) => [word, name] as const),
    ),
  );
  return new Map(pairs.flat());
}

/** Text keys that a file uses itself, and those that a resource adds by convention where the kit draws it. */
function wordsIn(text: string): string[] {
  const drawn = /resourceScreen|ResourceScreens|ResourceList|resourceText/.test(text);
  const keys = [...text.matchAll(/["'`](\w+)\.[a-zA-Z$]/g)];
  const brought = [...text.matchAll(/@polyphon\/contract\/([\w-]+)\/[\w/-]+\.resource\.ts/g)];
  return [...keys, ...(drawn ? brought : [])].map((match) => match[1] ?? "");
}

function filesOf(feature: string): string[] {
  const own = globSync(`${source}/features/${feature}/**/*.{ts,tsx}`).filter(
    (file) => !file.includes(".test."),
  );
  const texts = own.map((file) => readFileSync(file, "utf8"));
  const shared = texts.flatMap((text) =>
    [...text.matchAll(/shared\/([\w/-]+\.tsx?)"/g)].map((match) => match[1]),
  );
  return [...texts, ...[...new Set(shared)].map((file) => readFileSync(`${source}/shared/${file}`, "utf8"))];
}

test("every screen loads all texts it uses", async () => {
  const parts = await partsOfWords();
  const features = new Set(
    globSync(`${source}/features/*/**/*.screen.{ts,tsx}`).map(
      (file) => file.slice(source.length).split("/")[2] ?? "",
    ),
  );
  expect(features.size).toBeGreaterThan(8);
  for (const feature of features) {
    const needed = filesOf(feature)
      .flatMap(wordsIn)
      .flatMap((word) => parts.get(word) ?? []);
    const missing = [...new Set(needed)].filter((name) => !chunksOf(feature).includes(name));
    expect(missing, `features/${feature}`).toEqual([]);
  }
});

test("no text is in two chunks, and with the frame the chunks cover all texts", async () => {
  const parts = await partsOfWords();
  const { texts: frame } = await import("@polyphon/i18n/en/shell/frame.admin.chunk.ts");
  expect([...Object.keys(frame), ...parts.keys()].sort()).toEqual(Object.keys(adminEn).sort());
});

test("the frame uses no text of a module", async () => {
  const parts = await partsOfWords();
  const files = globSync(`${source}/app/**/*.{ts,tsx}`).filter((file) => !file.includes(".test."));
  const words = files.flatMap((file) => wordsIn(readFileSync(file, "utf8")));
  expect(words.filter((word) => parts.has(word))).toEqual([]);
});
