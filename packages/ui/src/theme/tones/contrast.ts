/** A colour as `#rrggbb`; the pure colour functions take and return nothing else. */
export type Hex = `#${string}`;

const channels = (hex: Hex): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance after WCAG 2. */
export const luminance = (hex: Hex): number => {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio after WCAG 2, from 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** `share` 0 gives `from`, 1 gives `to`. */
export const mix = (from: Hex, to: Hex, share: number): Hex => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** Moves a colour towards black or white only as far as the ratio needs on every given background. */
export const reach = (colour: Hex, towards: Hex, ratio: number, backgrounds: readonly Hex[]): Hex => {
  for (let step = 0; step <= 100; step += 1) {
    const tone = mix(colour, towards, step / 100);
    if (backgrounds.every((background) => contrast(tone, background) >= ratio)) return tone;
  }
  return towards;
};
