import { limits } from "@polyphon/contract/limits.ts";
import { makeSessionStore, type StoredSession } from "@polyphon/web/session-store.ts";

const store = makeSessionStore("polyphon-front-session");

let last: StoredSession | null = null;
let ending: string | null = null;

function soonOver(session: StoredSession): boolean {
  return session.expiresAt - Date.now() <= limits.session.warnMs;
}

/**
 * The stored session, or, in its last minutes, the one this page remembers: the warning takes the token out of the
 * storage, and what is on screen can still be saved.
 */
function read(): StoredSession | null {
  const stored = store.read();
  if (stored) {
    last = stored;
    return stored;
  }
  return last && soonOver(last) && last.expiresAt > Date.now() ? last : null;
}

export const session = {
  read,
  subscribe: (listener: () => void): (() => void) => store.subscribe(listener),

  start(token: string, seconds: number): void {
    ending = null;
    store.write({ token, expiresAt: Date.now() + seconds * 1000 });
  },

  /** Ends it in this browser. The reason is told on the login page. */
  end(because: string | null): void {
    ending = because;
    last = null;
    store.clear();
  },

  /** Why the last session ended, told once. */
  takeEnding(): string | null {
    const reason = ending;
    ending = null;
    return reason;
  },

  isSoonOver(): boolean {
    const current = read();
    return current !== null && soonOver(current);
  },

  /** From the warning on a reload asks for a login. */
  forget(): void {
    read();
    store.clear();
  },
};
