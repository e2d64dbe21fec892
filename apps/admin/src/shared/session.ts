import { makeSessionStore } from "@polyphon/web/session-store.ts";

/** The staff member's session in this browser. */
export const session = makeSessionStore("polyphon-admin-session");

/** Keeps the session of a sign-in that was just answered. */
export function startSession(token: string, seconds: number): void {
  session.write({ token, expiresAt: Date.now() + seconds * 1000 });
}

export const languageKey = "selectedLanguage";
