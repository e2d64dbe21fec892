import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Text; fonts and pictures are compressed by their own format. */
const shrinking = new Set([".css", ".html", ".js", ".json", ".svg", ".txt"]);
/** What fits into one packet anyway gains nothing. */
const least = 1_000;

const encodings = [
  {
    ending: ".br",
    pack: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      }),
  },
  { ending: ".gz", pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Writes `name.br` and `name.gz` beside every file of the folder that gets smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("**/*", { cwd: folder }).filter((name) => shrinking.has(extname(name)));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      if (bytes.byteLength < least) return;
      for (const { ending, pack } of encodings) {
        const packed = await pack(bytes);
        if (packed.byteLength < bytes.byteLength) await writeFile(`${file}${ending}`, packed);
      }
    }),
  );
}
