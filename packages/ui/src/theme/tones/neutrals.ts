import type { Hex } from "./contrast.ts";

export type Scheme = "light" | "dark";
export type Density = "employee" | "office";

interface Neutrals {
  readonly page: Hex;
  readonly surface: Hex;
  readonly raised: Hex;
  readonly sunken: Hex;
  readonly side: Hex;
  readonly line: Hex;
  readonly lineStrong: Hex;
  readonly control: Hex;
  readonly ink: Hex;
  readonly ink2: Hex;
  readonly ink3: Hex;
}

/** Everything that is neither the client's accent nor a status. */
export const neutrals: Record<Scheme, Neutrals> = {
  light: {
    page: "#f6f7f8",
    surface: "#ffffff",
    raised: "#ffffff",
    sunken: "#f1f3f5",
    side: "#f8f9fa",
    line: "#e4e7eb",
    lineStrong: "#c9ced6",
    control: "#818995",
    ink: "#14181d",
    ink2: "#4b535e",
    ink3: "#626b77",
  },
  dark: {
    page: "#0f1113",
    surface: "#17191c",
    raised: "#1b1e21",
    sunken: "#1e2125",
    side: "#121416",
    line: "#2a2e33",
    lineStrong: "#3d434b",
    control: "#737b86",
    ink: "#eceef0",
    ink2: "#b4bac2",
    ink3: "#979ea8",
  },
};

interface StatusTones {
  readonly text: Hex;
  readonly soft: Hex;
  readonly dot: Hex;
}

/** Own variables and never a Mantine palette, so that a client colour cannot shift them. */
export const statuses: Record<Scheme, Record<"ok" | "warn" | "bad" | "info", StatusTones>> = {
  light: {
    ok: { text: "#17743b", soft: "#e9f6ee", dot: "#1f9d5c" },
    warn: { text: "#8f4f00", soft: "#fff5e3", dot: "#d98a12" },
    bad: { text: "#b42323", soft: "#fdeeee", dot: "#d93a30" },
    info: { text: "#2b5fa8", soft: "#ebf2fc", dot: "#3f77dd" },
  },
  dark: {
    ok: { text: "#6fd396", soft: "#15271c", dot: "#35b37e" },
    warn: { text: "#f2b95c", soft: "#2b2213", dot: "#dd9a2e" },
    bad: { text: "#ff9a94", soft: "#2f1a1a", dot: "#ea5a4f" },
    info: { text: "#8db8f5", soft: "#15233a", dot: "#5b8ff0" },
  },
};
