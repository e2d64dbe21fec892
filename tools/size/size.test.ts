import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { measureApp } from "./size-measure.ts";

/** Random bytes do not compress, so a file weighs what it was given. */
function distWith(files: Readonly<Record<string, number>>, manifest: object, html: string): string {
  const dist = mkdtempSync(join(tmpdir(), "size-"));
  mkdirSync(join(dist, ".vite"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, ".vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(dist, "index.html"), html);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(dist, name), randomBytes(bytes));
  return dist;
}

const manifest = {
  "index.html": {
    file: "assets/main.js",
    isEntry: true,
    imports: ["_react"],
    css: ["assets/main.css"],
    dynamicImports: ["feed"],
  },
  _react: { file: "assets/react.js" },
  feed: { file: "assets/feed.js", isDynamicEntry: true, imports: ["_react"] },
  share: { file: "assets/share.js", isDynamicEntry: true },
};

const files = {
  "assets/main.js": 10_000,
  "assets/react.js": 20_000,
  "assets/main.css": 5000,
  "assets/early.js": 1000,
  "assets/feed.js": 3000,
  "assets/share.js": 7000,
};

describe("the size of an app", () => {
  test("at first load is the entry, its imports, its styles and what the page preloads", () => {
    const html = `<script type="module" src="/admin/assets/main.js"></script><link rel="icon" href="/admin/icon.svg">
      <link rel="modulepreload" crossorigin href="/admin/assets/early.js"><link rel="stylesheet" href="./assets/main.css">`;
    const { firstLoad } = measureApp(distWith(files, manifest, html));
    expect(firstLoad).toBeGreaterThanOrEqual(36_000);
    expect(firstLoad).toBeLessThan(36_200);
  });

  test("counts the heaviest lazy screen", () => {
    const { largestLazy } = measureApp(distWith(files, manifest, ""));
    expect(largestLazy.file).toBe("assets/share.js");
    expect(largestLazy.bytes).toBeGreaterThanOrEqual(7000);
  });

  test("is not measured when the page requests a file that was not built", () => {
    const dist = distWith(files, manifest, `<script src="/assets/gone.js"></script>`);
    expect(() => measureApp(dist)).toThrow("was not built");
  });
});
