import { makeSession } from "@polyphon/web/session/session.ts";
import { companyLookKey } from "../theme/company-look-key.ts";
import { permissionsKey } from "./permission-list.ts";
import { recentKey } from "../screens/recent-screens.ts";

/** The staff member's session in this browser. The list of rights and the recent screens go with it. */
export const session = makeSession({
  key: "polyphon-admin-session",
  belongings: [permissionsKey, recentKey, companyLookKey],
});

export const languageKey = "selectedLanguage";

let known: string | null = null;

/** Keeps the session of a sign-in or of a chosen role that was just answered. */
export function startSession(token: string, seconds: number): void {
  known = token;
  session.start(token, seconds);
}

/** A tab begins with the session it finds; one whose time is over is removed first. */
export function beginSession(): void {
  session.dropExpired();
  known = session.read()?.token ?? null;
}

export type SessionChange = "none" | "left" | "entered" | "changed";

/** What became of the session since this tab last looked; its own sign-in is no change. */
export function sessionChange(): SessionChange {
  const now = session.read()?.token ?? null;
  const before = known;
  known = now;
  if (now === before) return "none";
  if (now === null) return "left";
  return before === null ? "entered" : "changed";
}
