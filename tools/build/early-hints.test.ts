import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { earlyHints, writeEarlyHints } from "./early-hints.ts";

const manifest = {
  "index.html": { file: "assets/index.js", imports: ["_start.js"], css: ["assets/index.css"] },
  "_start.js": { file: "assets/start.js", name: "start" },
  "_kit.js": { file: "assets/kit.js", name: "kit", imports: ["_start.js"] },
  "_login.js": { file: "assets/login.js", name: "login", imports: ["_kit.js"] },
  "_frame.js": { file: "assets/frame.js", name: "frame", imports: ["_kit.js"], css: ["assets/frame.css"] },
  "../../packages/i18n/src/employee.en.ts": { file: "assets/en.js" },
  "../../packages/i18n/src/employee.de.ts": { file: "assets/de.js" },
};

test("what the first screen needs is named once, without what the page names itself", () => {
  expect(earlyHints(manifest)).toEqual({
    texts: { en: ["/assets/en.js"], de: ["/assets/de.js"] },
    frame: ["/assets/frame.js", "/assets/frame.css", "/assets/kit.js"],
    login: ["/assets/login.js", "/assets/kit.js"],
    reads: ["/services/uaa/api/account", "/services/front/api/company"],
  });
});

test("the build fails when one of the files is no longer there under its name", () => {
  const { "_frame.js": _, ...rest } = manifest;
  expect(() => earlyHints(rest)).toThrow("the build knows no frame");
});

test("the page reads the hints before it loads the app", () => {
  const dist = mkdtempSync(join(tmpdir(), "hints-"));
  mkdirSync(join(dist, ".vite"));
  writeFileSync(join(dist, ".vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(
    join(dist, "index.html"),
    `<head><script type="module" src="/assets/index.js"></script></head>`,
  );
  writeEarlyHints(dist, "assets/early-1.js");
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const script = html.indexOf(`<script src="/assets/early-1.js">`);
  const hints = /<meta name="polyphon-early" content="([^"]+)"/.exec(html);
  expect(hints?.index).toBeLessThan(script);
  expect(script).toBeLessThan(html.indexOf("/assets/index.js"));
  expect(JSON.parse((hints?.[1] ?? "").replaceAll("&quot;", '"'))).toEqual(earlyHints(manifest));
});
