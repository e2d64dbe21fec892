import type { PictureRule } from "@polyphon/contract/media/picture-uses.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** Width to height as the networks show pictures whole: cards and LinkedIn, X, a square everywhere, and Instagram. */
export const cropRatios = { landscape: 1.91, wide: 16 / 9, square: 1, portrait: 4 / 5 } as const;
export type CropFormat = keyof typeof cropRatios;

export interface Crop {
  /** Width divided by height. */
  readonly ratio: number;
  /** 0 is the largest piece of the picture, 1 the smallest that its use allows. */
  readonly zoom: number;
  /** Where the piece lies: 0 is left or top, 1 right or bottom. */
  readonly x: number;
  readonly y: number;
}

type Least = Pick<PictureRule, "minWidth" | "minHeight">;

/** The largest piece of this ratio. */
function largest({ width, height }: Size, ratio: number): Size {
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** Whether some piece of this ratio is large enough for the use. */
export function canCrop(picture: Size, ratio: number, least: Least): boolean {
  const { width, height } = largest(picture, ratio);
  return Math.floor(width) >= least.minWidth && Math.floor(height) >= least.minHeight;
}

/** The piece in whole pixels, always inside the picture. */
export function cropArea(picture: Size, crop: Crop, least: Least): Area {
  const whole = largest(picture, crop.ratio);
  const smallest = Math.min(1, Math.max(least.minWidth / whole.width, least.minHeight / whole.height));
  const scale = 1 - crop.zoom * (1 - smallest);
  const side = (length: number, min: number, most: number) =>
    Math.max(1, Math.min(most, Math.max(Math.floor(length * scale), Math.min(min, Math.floor(length)))));
  const width = side(whole.width, least.minWidth, picture.width);
  const height = side(whole.height, least.minHeight, picture.height);
  return {
    width,
    height,
    left: Math.round((picture.width - width) * crop.x),
    top: Math.round((picture.height - height) * crop.y),
  };
}
