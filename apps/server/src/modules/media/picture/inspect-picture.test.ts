import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../test/hostile/bytes.ts";
import { inTemporaryFolder } from "../check/in-temporary-folder.ts";
import { inspectPicture } from "./inspect-picture.ts";
import { renditionFiles } from "./rendition-files.ts";

async function inspected(bytes: Uint8Array) {
  return inTemporaryFolder(async (folder) => {
    const input = join(folder, "original");
    await writeFile(input, bytes);
    const verdict = await inspectPicture(input, folder, "gallery");
    if (verdict.kind === "refused") return { verdict, picture: null, thumbnail: null };
    const files = renditionFiles(folder);
    const [picture, thumbnail] = [await readFile(files.picture), await readFile(files.thumbnail)];
    return {
      verdict,
      picture: await sharp(picture).metadata(),
      thumbnail: await sharp(thumbnail).metadata(),
    };
  });
}

async function inspectedBy(source: string, seconds: number) {
  return inTemporaryFolder(async (folder) => {
    const [input, script] = [join(folder, "original"), join(folder, "child.mjs")];
    await writeFile(input, "x");
    await writeFile(script, source);
    return inspectPicture(input, folder, "gallery", { script, seconds });
  });
}

describe("opening a picture in a process of its own", { timeout: 60_000 }, () => {
  it("gives a jpeg with a thumbnail 640 wide and no metadata", async () => {
    const bytes = await drawn(1600, 840)
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer();
    const { verdict, picture, thumbnail } = await inspected(bytes);

    expect(verdict).toMatchObject({ kind: "usable", extension: "jpg", width: 1600, height: 840 });
    expect(picture).toMatchObject({ format: "jpeg", width: 1600, height: 840 });
    expect(picture?.exif).toBeUndefined();
    expect(thumbnail).toMatchObject({ format: "jpeg", width: 640, height: 336 });
  });

  it("turns a picture upright when the camera was turned", async () => {
    const bytes = await drawn(400, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { verdict, picture } = await inspected(bytes);

    expect(verdict).toMatchObject({ width: 800, height: 400 });
    expect(picture).toMatchObject({ width: 800, height: 400 });
    expect(picture?.orientation).toBeUndefined();
  });

  it("keeps transparency and converts webp into a format that networks take", async () => {
    const clear = { create: { width: 700, height: 400, channels: 4, background: "#0b728580" } } as const;
    const { picture, thumbnail } = await inspected(await sharp(clear).webp().toBuffer());
    expect(picture).toMatchObject({ format: "png", hasAlpha: true });
    expect(thumbnail).toMatchObject({ format: "png", hasAlpha: true });

    const opaque = await inspected(await drawn(700, 400).webp().toBuffer());
    expect(opaque.picture?.format).toBe("jpeg");
  });

  it("refuses an empty file", async () => {
    expect((await inspected(new Uint8Array())).verdict).toEqual({ kind: "refused", reason: "unreadable" });
  });

  it("survives a decoder that crashes", async () => {
    expect(await inspectedBy("process.abort()", 10)).toEqual({ kind: "refused", reason: "unreadable" });
    expect(await inspectedBy("process.exit(0)", 10)).toEqual({ kind: "refused", reason: "unreadable" });
    expect(await inspectedBy('console.log(\'{"kind":"usable"}\')', 10)).toEqual({
      kind: "refused",
      reason: "unreadable",
    });
  });

  it("stops a decoder that does not end", async () => {
    expect(await inspectedBy("for (;;);", 1)).toEqual({ kind: "refused", reason: "bomb" });
  });

  it("stops a decoder that takes memory outside the heap without end", async () => {
    const greedy = "const kept = []; for (;;) kept.push(Buffer.alloc(64 * 1024 * 1024, 1));";
    expect(await inspectedBy(greedy, 50)).toEqual({ kind: "refused", reason: "unreadable" });
  });

  it("gives the decoder none of our settings", async () => {
    const curious =
      "console.log(JSON.stringify({ kind: 'usable', extension: 'jpg', thumbnailExtension: 'jpg', sourceType: 'image/jpeg', width: 1, height: 1 + Object.keys(process.env).length }))";
    expect(await inspectedBy(curious, 10)).toMatchObject({ height: 1 });
  });
});
