import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { limits } from "@polyphon/contract/limits.ts";
import type { OutsidePages } from "../media.port.ts";
import { contentTypes } from "../delivery/content-types.ts";
import { inTemporaryFolder } from "../check/in-temporary-folder.ts";
import { inspectPicture } from "../picture/inspect-picture.ts";
import { renditionFiles } from "../picture/rendition-files.ts";

export interface FoundImage {
  readonly address: string;
  readonly preview: string;
  readonly width: number;
  readonly height: number;
}

/** How many are fetched and opened at the same time. */
const atOnce = 3;

async function previewOf(outside: OutsidePages, address: string): Promise<FoundImage | null> {
  const file = await outside.picture(address);
  if (!file) return null;
  return inTemporaryFolder(async (folder) => {
    const input = join(folder, "original");
    await writeFile(input, file.body);
    const verdict = await inspectPicture(input, folder, "gallery");
    if (verdict.kind === "refused") return null;
    const small = await readFile(renditionFiles(folder).thumbnail);
    const preview = `data:${contentTypes[verdict.thumbnailExtension]};base64,${small.toString("base64")}`;
    return { address, preview, width: verdict.width, height: verdict.height };
  });
}

/** Only pictures that could be imported: too small or broken ones are not offered. */
export async function previewImages(
  outside: OutsidePages,
  addresses: readonly string[],
): Promise<FoundImage[]> {
  const found: FoundImage[] = [];
  for (let at = 0; at < addresses.length && found.length < limits.extract.images; at += atOnce) {
    const some = addresses.slice(at, at + atOnce);
    const previews = await Promise.all(some.map((address) => previewOf(outside, address)));
    found.push(...previews.filter((one) => one !== null));
  }
  return found.slice(0, limits.extract.images);
}
