import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A source file's chunk with all it imports at once. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build knows no ${key}`);
  if (found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

function keyWhere(manifest: Manifest, what: string, fits: (key: string, chunk: Chunk) => boolean): string {
  const found = Object.entries(manifest).find(([key, chunk]) => fits(key, chunk));
  if (found === undefined) throw new Error(`the build knows no ${what}`);
  return found[0];
}

/** Which files the first screen needs beyond those that the page names itself. */
export function earlyHints(manifest: Manifest) {
  const start = filesOf(manifest, "index.html");
  const beyondStart = (key: string) =>
    [...filesOf(manifest, key)].filter((file) => !start.has(file)).map((file) => `/${file}`);
  const texts = (language: string) => {
    const source = `i18n/src/employee.${language}.ts`;
    return beyondStart(keyWhere(manifest, source, (key) => key.endsWith(source)));
  };
  const group = (name: string) =>
    beyondStart(keyWhere(manifest, name, (key, chunk) => key.endsWith(".js") && chunk.name === name));
  return {
    texts: { en: texts("en"), de: texts("de") },
    frame: group("frame"),
    login: group("login"),
    reads: [readAccount.path, readCompany.path],
  };
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Puts the script that reads the hints before everything else that the page loads. */
export function writeEarlyHints(dist: string, script: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const page = join(dist, "index.html");
  const html = readFileSync(page, "utf8");
  const hints = attribute(JSON.stringify(earlyHints(manifest)));
  const head = `<meta name="polyphon-early" content="${hints}" />\n    <script src="/${script}"></script>\n    `;
  const place = html.indexOf('<script type="module"');
  if (place < 0) throw new Error(`${page} loads no app`);
  writeFileSync(page, html.slice(0, place) + head + html.slice(place));
}
