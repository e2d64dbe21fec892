import { contrast, luminance, mix, reach, type Hex } from "./contrast.ts";
import { neutrals, type Scheme } from "./neutrals.ts";

/** What brand-tones guarantees for any company colour; the property tests check these figures. */
export const promised = { text: 4.6, onFill: 4.5, line: 3, mark: 3 } as const;

export interface SchemeTones {
  readonly fill: Hex;
  readonly fillHover: Hex;
  readonly onFill: Hex;
  /** Text in the accent colour: readable on every surface and on both soft fills. */
  readonly text: Hex;
  /** Selected edges and the focus ring. */
  readonly line: Hex;
  /** Bars, dots and underlines, whose value is also shown as text. */
  readonly mark: Hex;
  readonly soft: Hex;
  readonly soft2: Hex;
  /** Border around a filled area that would vanish in its surface; null when it has enough contrast. */
  readonly ring: Hex | null;
  /** True when the text is ink, so that links need an underline. */
  readonly underlineLinks: boolean;
}

export interface BrandTones {
  readonly pale: boolean;
  readonly light: SchemeTones;
  readonly dark: SchemeTones;
}

const BLACK: Hex = "#000000";
const WHITE: Hex = "#ffffff";

/** Black and white text are equally readable at this luminance; the worst case is 4.58:1. */
export const LUMINANCE_THRESHOLD = 0.179;
const PALE_BELOW = 2.2;

const backgrounds = (scheme: Scheme): readonly Hex[] => {
  const { page, surface, raised, sunken, side } = neutrals[scheme];
  return [page, surface, raised, sunken, side];
};

const hoverOf = (fill: Hex, onFill: Hex): Hex => {
  if (onFill === WHITE) return mix(fill, BLACK, 0.1);
  return contrast(fill, BLACK) > 14 ? mix(fill, BLACK, 0.08) : mix(fill, WHITE, 0.1);
};

const fillTones = (fill: Hex) => {
  const onFill: Hex = luminance(fill) > LUMINANCE_THRESHOLD ? BLACK : WHITE;
  return { fill, onFill, fillHover: hoverOf(fill, onFill) };
};

const lightTones = (fill: Hex, pale: boolean): SchemeTones => {
  const { surface, ink } = neutrals.light;
  const soft = mix(surface, fill, pale ? 0.32 : 0.09);
  const soft2 = mix(surface, fill, pale ? 0.5 : 0.18);
  const on = [...backgrounds("light"), soft, soft2];
  return {
    ...fillTones(fill),
    text: pale ? ink : reach(fill, BLACK, promised.text, on),
    line: pale ? ink : reach(fill, BLACK, promised.line + 0.05, on),
    mark: fill,
    soft,
    soft2,
    ring: contrast(fill, surface) < 1.25 ? neutrals.light.control : null,
    underlineLinks: pale,
  };
};

const darkTones = (fill: Hex): SchemeTones => {
  const { surface } = neutrals.dark;
  // A client colour near the surface gives no visible tint, so the soft fills start from the lifted mark.
  const mark = reach(fill, WHITE, promised.mark + 0.05, backgrounds("dark"));
  const soft = mix(surface, mark, 0.16);
  const soft2 = mix(surface, mark, 0.28);
  const on = [...backgrounds("dark"), soft, soft2];
  const line = reach(fill, WHITE, promised.line + 0.05, on);
  return {
    ...fillTones(fill),
    text: reach(fill, WHITE, promised.text, on),
    line,
    mark,
    soft,
    soft2,
    ring: contrast(fill, surface) < 3 ? line : null,
    underlineLinks: false,
  };
};

/** Derives every accent tone from one client colour, for both schemes. */
export const brandTones = (fill: Hex): BrandTones => {
  // Yellow or lime darkened for text turns brown: ink is used for text, the colour stays in the fills.
  const pale = contrast(fill, WHITE) < PALE_BELOW;
  return { pale, light: lightTones(fill, pale), dark: darkTones(fill) };
};

export type Shades = readonly [Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex];

/** Ten shades with the colour itself at 6, so that one primaryShade serves every palette. */
export const shadesOf = (fill: Hex): Shades => [
  mix(fill, WHITE, 0.94),
  mix(fill, WHITE, 0.86),
  mix(fill, WHITE, 0.72),
  mix(fill, WHITE, 0.55),
  mix(fill, WHITE, 0.36),
  mix(fill, WHITE, 0.17),
  fill,
  mix(fill, BLACK, 0.12),
  mix(fill, BLACK, 0.24),
  mix(fill, BLACK, 0.38),
];

/** Reads what a client typed (`#abc`, `AABBCC`); null when it is no colour. */
export const parseHex = (typed: string): Hex | null => {
  const digits = typed.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (!/^[0-9a-f]{3}$/.test(digits)) return null;
  return `#${Array.from(digits, (digit) => digit + digit).join("")}`;
};
