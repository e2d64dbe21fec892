import type { CSSVariablesResolver } from "@mantine/core";
import { brandTones, type SchemeTones } from "./tones/brand-tones.ts";
import { mix, type Hex } from "./tones/contrast.ts";
import { neutrals, statuses, type Density, type Scheme } from "./tones/neutrals.ts";

type Variables = Record<string, string>;

const SHADOWS: Record<Scheme, string> = {
  light:
    "0 0 0 1px rgb(16 24 32 / 0.05), 0 12px 32px -8px rgb(16 24 32 / 0.18), 0 4px 10px -4px rgb(16 24 32 / 0.1)",
  dark: "0 0 0 1px rgb(255 255 255 / 0.08), 0 16px 40px -8px rgb(0 0 0 / 0.7)",
};

const ownTokens = (scheme: Scheme, density: Density, accent: SchemeTones): Variables => {
  const neutral = neutrals[scheme];
  const variables: Variables = {
    "--page": density === "office" ? neutral.surface : neutral.page,
    "--surface": neutral.surface,
    "--raised": neutral.raised,
    "--sunken": neutral.sunken,
    "--side": neutral.side,
    "--line": neutral.line,
    "--line-strong": neutral.lineStrong,
    "--control": neutral.control,
    "--ink": neutral.ink,
    "--ink-2": neutral.ink2,
    "--ink-3": neutral.ink3,
    "--hover": scheme === "light" ? "rgb(16 24 32 / 0.045)" : "rgb(255 255 255 / 0.05)",
    "--press": scheme === "light" ? "rgb(16 24 32 / 0.075)" : "rgb(255 255 255 / 0.085)",
    "--accent": accent.fill,
    "--accent-hover": accent.fillHover,
    "--on-accent": accent.onFill,
    "--accent-text": accent.text,
    "--accent-line": accent.line,
    "--accent-mark": accent.mark,
    "--accent-soft": accent.soft,
    "--accent-soft-2": accent.soft2,
    "--accent-ring": accent.ring ?? "transparent",
    "--link-line": accent.underlineLinks ? "underline" : "none",
    "--shadow": SHADOWS[scheme],
  };
  for (const [name, status] of Object.entries(statuses[scheme])) {
    variables[`--${name}`] = status.text;
    variables[`--${name}-soft`] = status.soft;
    variables[`--${name}-dot`] = status.dot;
  }
  return variables;
};

const statusPalette = (palette: string, scheme: Scheme, status: "ok" | "warn" | "bad"): Variables => {
  const { text, soft } = statuses[scheme][status];
  return {
    [`--mantine-color-${palette}-text`]: text,
    [`--mantine-color-${palette}-light`]: soft,
    [`--mantine-color-${palette}-light-hover`]: mix(soft, text, 0.08),
    [`--mantine-color-${palette}-light-color`]: text,
    [`--mantine-color-${palette}-outline`]: text,
  };
};

// Mantine's own rules for these fail AA on pale or very dark company colours.
const mantineTokens = (scheme: Scheme, accent: SchemeTones): Variables => {
  const neutral = neutrals[scheme];
  return {
    "--mantine-color-body": "var(--page)",
    "--mantine-color-text": neutral.ink,
    "--mantine-color-bright": neutral.ink,
    "--mantine-color-dimmed": neutral.ink2,
    "--mantine-color-placeholder": neutral.ink3,
    "--mantine-color-default": neutral.raised,
    "--mantine-color-default-hover": neutral.sunken,
    "--mantine-color-default-color": neutral.ink,
    "--mantine-color-default-border": neutral.lineStrong,
    "--mantine-color-anchor": accent.text,
    "--mantine-color-error": statuses[scheme].bad.text,
    "--mantine-color-success": statuses[scheme].ok.text,
    "--mantine-color-disabled": neutral.sunken,
    "--mantine-color-disabled-color": neutral.ink3,
    "--mantine-color-disabled-border": neutral.line,
    "--mantine-color-brand-text": accent.text,
    "--mantine-color-brand-filled": accent.fill,
    "--mantine-color-brand-filled-hover": accent.fillHover,
    "--mantine-color-brand-light": accent.soft,
    "--mantine-color-brand-light-hover": accent.soft2,
    "--mantine-color-brand-light-color": accent.text,
    "--mantine-color-brand-outline": accent.text,
    "--mantine-color-gray-text": neutral.ink2,
    "--mantine-color-gray-light": neutral.sunken,
    "--mantine-color-gray-light-hover": neutral.line,
    "--mantine-color-gray-light-color": neutral.ink2,
    "--mantine-color-gray-outline": neutral.lineStrong,
    ...statusPalette("red", scheme, "bad"),
    ...statusPalette("green", scheme, "ok"),
    ...statusPalette("orange", scheme, "warn"),
  };
};

/** All CSS variables of one company: our tokens, and Mantine's adjusted to them. */
export const cssVariables = (brandColour: Hex, density: Density): CSSVariablesResolver => {
  const tones = brandTones(brandColour);
  const scheme = (name: Scheme): Variables => ({
    ...ownTokens(name, density, tones[name]),
    ...mantineTokens(name, tones[name]),
  });
  return () => ({ variables: {}, light: scheme("light"), dark: scheme("dark") });
};
