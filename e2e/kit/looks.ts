import { execFileSync } from "node:child_process";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import { full } from "./full.ts";
import { desktop, phone } from "./sizes.ts";

export interface Look {
  readonly language: Language;
  readonly size: typeof desktop | typeof phone;
  readonly colorScheme: "light" | "dark";
}

/** In an order in which neighbours differ in language, so that half of the screens are seen in each. */
const all: readonly Look[] = (["light", "dark"] as const).flatMap((colorScheme) =>
  [desktop, phone].flatMap((size) => languages.map((language) => ({ language, size, colorScheme }))),
);

function countCommits(): number {
  return Number(execFileSync("git", ["rev-list", "--count", "HEAD"], { encoding: "utf8" }).trim());
}

/** Moves on with every commit, so that eight landings see every screen in every look. E2E_TURN names one. */
export const turn = Number(process.env["E2E_TURN"] ?? countCommits());

/** How the n-th screen is looked at: in one look, or with `pnpm e2e --full` in all of them. */
export function looksOf(at: number): readonly Look[] {
  return full ? all : all.filter((_, place) => place === (at + turn) % all.length);
}

/** The languages in which dialogs and states are looked at. */
export const sceneLanguages: readonly Language[] = full
  ? languages
  : languages.filter((_, at) => at === turn % languages.length);

/** A dialog or a state: at a desk in light or on a phone in dark, which moves on with the commits too. */
export function looksOfScene(language: Language): readonly Look[] {
  const own = all.filter((look) => look.language === language);
  if (full) return own;
  return [turn % (2 * languages.length) < languages.length ? own[0] : own.at(-1)].filter((look) => !!look);
}
