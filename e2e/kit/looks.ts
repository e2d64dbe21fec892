import { execFileSync } from "node:child_process";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import { full } from "./full.ts";
import { desktop, phone } from "./sizes.ts";

export interface Look {
  readonly language: Language;
  readonly size: typeof desktop | typeof phone;
  readonly colorScheme: "light" | "dark";
}

/** Neighbours differ in language, so that half of the screens are inspected in each. */
const all: readonly Look[] = (["light", "dark"] as const).flatMap((colorScheme) =>
  [desktop, phone].flatMap((size) => languages.map((language) => ({ language, size, colorScheme }))),
);

function countCommits(): number {
  return Number(execFileSync("git", ["rev-list", "--count", "HEAD"], { encoding: "utf8" }).trim());
}

/** Advances with every commit, so that eight commits inspect every screen in every look. E2E_TURN overrides it. */
export const turn = Number(process.env["E2E_TURN"] ?? countCommits());

/** The looks of the n-th screen: one, or all of them with `pnpm e2e --full`. */
export function looksOf(at: number): readonly Look[] {
  return full ? all : all.filter((_, place) => place === (at + turn) % all.length);
}

/** The languages in which dialogs and states are inspected. */
export const stateLanguages: readonly Language[] = full
  ? languages
  : languages.filter((_, at) => at === turn % languages.length);

/** The look of a dialog or state: desktop and light or phone and dark, which alternates with the commits too. */
export function looksOfState(language: Language): readonly Look[] {
  const own = all.filter((look) => look.language === language);
  if (full) return own;
  return [turn % (2 * languages.length) < languages.length ? own[0] : own.at(-1)].filter((look) => !!look);
}
