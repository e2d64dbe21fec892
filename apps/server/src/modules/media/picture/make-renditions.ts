import { stat } from "node:fs/promises";
import { limits } from "@polyphon/contract/limits.ts";
import { pictureUses, type PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { judgePicture } from "@polyphon/rules/media/judge-picture.ts";
import { fileTypeFromFile } from "file-type";
import sharp, { type Sharp } from "sharp";
import { renditionFiles, thumbnailWidth } from "./rendition-files.ts";
import type { Verdict } from "./verdict.ts";

const pixelLimit = limits.image.widthUnder * limits.image.heightUnder;

/** Up to this size a graphic stays lossless; above it, a png would exceed what networks accept. */
const losslessPixels = 4_000_000;

const decoders: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
};

/** Both readers must agree on the type: a file that is two things at once is none. */
async function typeOf(input: string): Promise<string | null> {
  const sniffed = (await fileTypeFromFile(input))?.mime ?? null;
  return sniffed === "image/apng" ? "image/png" : sniffed;
}

function encode(pipeline: Sharp, extension: "jpg" | "png", quality: number, sharpEdges: boolean): Sharp {
  if (extension === "png") return pipeline.png({ compressionLevel: 4 });
  return pipeline.jpeg({ quality, chromaSubsampling: sharpEdges ? "4:4:4" : "4:2:0" });
}

/** Many pictures carry an alpha channel in which nothing is transparent. */
async function isTransparent(pipeline: Sharp): Promise<boolean> {
  const alpha = await pipeline.extractChannel("alpha").raw({ depth: "uchar" }).toBuffer();
  return alpha.some((value) => value !== 255);
}

/**
 * Decodes the whole picture and writes new ones from its pixels only: nothing of the file itself, neither metadata nor
 * anything hidden behind them, survives. Of an animation the first frame remains.
 */
export async function makeRenditions(input: string, folder: string, use: PictureUse): Promise<Verdict> {
  const { size: bytes } = await stat(input);
  if (bytes === 0) return { kind: "refused", reason: "unreadable" };
  const type = await typeOf(input);
  if (type === null || !Object.values(decoders).includes(type))
    return { kind: "refused", reason: "wrong_type" };

  const header = await sharp(input, { limitInputPixels: false }).metadata();
  if (decoders[header.format] !== type) return { kind: "refused", reason: "wrong_type" };
  const { width, height } = header.autoOrient;
  const reason = judgePicture({ type, bytes, width, height }, pictureUses[use]);
  if (reason) return { kind: "refused", reason };

  const open = () => sharp(input, { failOn: "error", limitInputPixels: pixelLimit, pages: 1 }).autoOrient();
  const clear = header.hasAlpha && (await isTransparent(open()));
  const graphic = type === "image/png" || type === "image/gif";
  const extension = clear || (graphic && width * height <= losslessPixels) ? "png" : "jpg";
  const thumbnailExtension = clear ? "png" : "jpg";

  const files = renditionFiles(folder);
  const made = await encode(open(), extension, 87, graphic).toFile(files.picture);
  const small = sharp(files.picture).resize({ width: thumbnailWidth, withoutEnlargement: true });
  await encode(small, thumbnailExtension, 82, false).toFile(files.thumbnail);
  return {
    kind: "usable",
    extension,
    thumbnailExtension,
    sourceType: type,
    width: made.width,
    height: made.height,
  };
}
