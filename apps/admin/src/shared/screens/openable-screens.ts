import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { type Account, mayOpen } from "../session/account.ts";
import { screenKey } from "./screen-key.ts";
import type { Texts } from "../text/use-text.ts";

export interface OpenableScreen {
  readonly path: AdminScreenPath;
  readonly label: string;
}

/** Return addresses of networks and alternative spellings of an address, which nobody opens by choice. */
const passedThrough: ReadonlySet<string> = new Set([
  "/admin/linkedin_callback",
  "/admin/twitter_callback",
  "/admin/facebook_callback",
  "/admin/processing_quee_report",
] satisfies AdminScreenPath[]);

/** Every screen this account may open and that needs no id, by name. */
export function openableScreens(account: Account, { text, language }: Texts): readonly OpenableScreen[] {
  return screens
    .filter(
      (screen) =>
        screen.app === "admin" &&
        screen.permission !== "public" &&
        !screen.path.includes(":") &&
        !passedThrough.has(screen.path) &&
        mayOpen(account, screen),
    )
    .map(({ path }) => ({ path: path as AdminScreenPath, label: text(screenKey(path as AdminScreenPath)) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
