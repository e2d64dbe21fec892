import { limits } from "../limits.ts";

/** The requirements of a picture for one use. Forms show them before a file is chosen; the server enforces them. */
export interface PictureRule {
  readonly types: readonly ("image/jpeg" | "image/png" | "image/gif" | "image/webp")[];
  readonly bytes: number;
  readonly minWidth: number;
  readonly minHeight: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Width divided by height, with what it may be off by. */
  readonly ratio?: { readonly of: number; readonly give: number };
}

const { image } = limits;
/** The limits of a picture are open ones: exactly 300 × 130 is too small, exactly 6012 × 6012 too large. */
const usual = {
  bytes: image.bytes,
  minWidth: image.widthOver + 1,
  minHeight: image.heightOver + 1,
  maxWidth: image.widthUnder - 1,
  maxHeight: image.heightUnder - 1,
};

export const pictureUses = {
  post: { ...usual, types: ["image/jpeg", "image/png", "image/gif"] },
  /** Own posts also take webp; pictures sent to a network are re-encoded. */
  ownPost: { ...usual, types: ["image/jpeg", "image/png", "image/gif", "image/webp"] },
  gallery: { ...usual, types: ["image/jpeg", "image/png", "image/gif", "image/webp"] },
  /** What a video shows before it plays; a small film has small frames. */
  poster: { ...usual, minWidth: 120, minHeight: 68, types: ["image/jpeg", "image/png", "image/gif"] },
  sticker: { ...usual, minWidth: 1, minHeight: 1, types: ["image/jpeg", "image/png"] },
  slider: { ...usual, minWidth: 730, minHeight: 460, types: ["image/jpeg"] },
  banner: {
    ...usual,
    bytes: 8 * 1024 * 1024,
    minWidth: 1400,
    minHeight: 349,
    types: ["image/jpeg", "image/png"],
    ratio: { of: 4, give: 0.02 },
  },
  logo: { ...usual, minWidth: 64, minHeight: 32, types: ["image/jpeg", "image/png", "image/webp"] },
  /** Shown round, in its middle, and never larger than a few centimetres. */
  profile: { ...usual, minWidth: 160, minHeight: 160, types: ["image/jpeg", "image/png", "image/webp"] },
} as const satisfies Record<string, PictureRule>;
export type PictureUse = keyof typeof pictureUses;

export function isPictureUse(word: string | null | undefined): word is PictureUse {
  return typeof word === "string" && Object.hasOwn(pictureUses, word);
}
