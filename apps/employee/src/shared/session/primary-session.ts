import type { StoredSession } from "@polyphon/web/session/session-store.ts";
import { primaryKey } from "./session-keys.ts";
import { session } from "./session.ts";

function kept(): StoredSession | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(primaryKey) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { token, expiresAt } = value as Partial<Record<keyof StoredSession, unknown>>;
    return typeof token === "string" && typeof expiresAt === "number" ? { token, expiresAt } : null;
  } catch {
    // Invalid content; without the user's own session the return leads to the login.
    return null;
  }
}

/** Acting as a LinkedIn group keeps the user's own session, so that going back needs no password. */
export const primarySession = {
  leaveFor(token: string, seconds: number): void {
    const own = session.read();
    if (own === null) return;
    localStorage.setItem(primaryKey, JSON.stringify(own));
    session.start(token, seconds);
  },

  /** Returns whether the user's own session was still valid. */
  restore(): boolean {
    const own = kept();
    localStorage.removeItem(primaryKey);
    const seconds = own === null ? 0 : Math.floor((own.expiresAt - Date.now()) / 1000);
    if (own === null || seconds <= 0) return false;
    session.start(own.token, seconds);
    return true;
  },
};
