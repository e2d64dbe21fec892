import { makeKnownBrowser } from "@polyphon/web/session/known-browser.ts";
import { makeSession } from "@polyphon/web/session/session.ts";
import { companyLookKey } from "../theme/company-look-key.ts";
import { permissionsKey } from "./permission-list.ts";
import { recentKey } from "../screens/recent-screens.ts";

/** The staff user's session in this browser. Permissions and recent screens are deleted with it. */
export const session = makeSession({
  key: "polyphon-admin-session",
  belongings: [permissionsKey, recentKey, companyLookKey],
});

export const knownBrowser = makeKnownBrowser("polyphon-admin-browser");

export const languageKey = "selectedLanguage";

let known: string | null = null;

/** Stores the session after a sign-in or a change of role. */
export function startSession(token: string, seconds: number): void {
  known = token;
  session.start(token, seconds);
}

/** A tab starts with the stored session; an expired one is removed first. */
export function beginSession(): void {
  session.dropExpired();
  known = session.read()?.token ?? null;
}

export type SessionChange = "none" | "left" | "entered" | "changed";

/** What happened to the session since this tab last looked; its own sign-in is not a change. */
export function sessionChange(): SessionChange {
  const now = session.read()?.token ?? null;
  const before = known;
  known = now;
  if (now === before) return "none";
  if (now === null) return "left";
  return before === null ? "entered" : "changed";
}
