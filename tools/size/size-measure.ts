import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

type Manifest = Readonly<Record<string, Chunk>>;

export type AppSize = {
  readonly firstLoad: number;
  readonly largestLazy: { readonly file: string; readonly bytes: number };
};

/** Bytes over the wire with Brotli, read from what Vite built. */
export function measureApp(dist: string): AppSize {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const bytesOf = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).byteLength;

  const first = new Set([...staticFiles(manifest), ...htmlFiles(dist)]);
  const lazy = Object.values(manifest)
    .filter(({ isDynamicEntry, file }) => isDynamicEntry === true && !first.has(file))
    .map(({ file }) => ({ file, bytes: bytesOf(file) }))
    .sort((a, b) => b.bytes - a.bytes);
  return {
    firstLoad: [...first].reduce((sum, file) => sum + bytesOf(file), 0),
    largestLazy: lazy[0] ?? { file: "none", bytes: 0 },
  };
}

/** The entry chunks with everything they import statically, and the styles of all of them. */
function staticFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  const take = ({ file, css = [], imports = [] }: Chunk): void => {
    if (files.has(file)) return;
    for (const found of [file, ...css]) files.add(found);
    for (const key of imports) {
      const next = manifest[key];
      if (next !== undefined) take(next);
    }
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry === true) take(chunk);
  return files;
}

/** What the page itself requests. The base path of an app is not part of dist, so leading folders are dropped. */
function htmlFiles(dist: string): string[] {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const tags = html.match(/<script\b[^>]*>|<link\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith("<script") || /rel="?(stylesheet|modulepreload)\b/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map((url) => {
      const parts = url.replace(/^\.?\//, "").split("/");
      const file = parts
        .map((_, at) => parts.slice(at).join("/"))
        .find((path) => existsSync(join(dist, path)));
      if (file === undefined) throw new Error(`${dist}/index.html asks for ${url}, which was not built`);
      return file;
    });
}
