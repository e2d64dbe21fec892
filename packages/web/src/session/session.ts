import { limits } from "@polyphon/contract/limits.ts";
import { makeSessionStore, type StoredSession } from "./session-store.ts";

export interface Session {
  /**
   * The stored session, or, in its last minutes, the one this page remembers: the warning takes the token out of the
   * storage, and what is on screen can still be saved.
   */
  read(): StoredSession | null;
  /** Called when somebody signs in, changes the role or signs out, here or in another tab. */
  subscribe(listener: () => void): () => void;
  start(token: string, seconds: number): void;
  /** Ends it in this browser, in every tab. The reason is shown on the login page. */
  end(because: string | null): void;
  /** Why the last session ended; returned once. */
  takeEnding(): string | null;
  isSoonOver(): boolean;
  /** After the warning a reload asks for a login. */
  forget(): void;
  /** Removes what an expired earlier visit left behind; answers whether there was anything. */
  dropExpired(): boolean;
}

export interface SessionKeys {
  readonly key: string;
  /** Other stored data about the signed-in user; it is removed with the session. */
  readonly belongings?: readonly string[];
}

/** One session of one app in this browser; its tabs agree through the storage. */
export function makeSession({ key, belongings = [] }: SessionKeys, now: () => number = Date.now): Session {
  const store = makeSessionStore(key, now);
  const endedKey = `${key}-ended`;
  const listeners = new Set<() => void>();
  let last: StoredSession | null = null;
  let ending: string | null = null;

  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const soonOver = ({ expiresAt }: StoredSession) => expiresAt - now() <= limits.session.warnMs;
  const remove = () => {
    for (const one of belongings) localStorage.removeItem(one);
    store.clear();
  };

  store.subscribe(notifyListeners);
  // After a warning nothing is stored whose removal other tabs could notice.
  globalThis.addEventListener?.("storage", (change) => {
    if (change.key !== endedKey || change.newValue === null) return;
    last = null;
    notifyListeners();
  });

  function read(): StoredSession | null {
    const stored = store.read();
    if (stored) {
      last = stored;
      return stored;
    }
    return last && soonOver(last) && last.expiresAt > now() ? last : null;
  }

  return {
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(token, seconds) {
      ending = null;
      store.write({ token, expiresAt: now() + seconds * 1000 });
    },
    end(because) {
      ending = because;
      last = null;
      remove();
      localStorage.setItem(endedKey, String(now()));
      localStorage.removeItem(endedKey);
    },
    takeEnding() {
      const reason = ending;
      ending = null;
      return reason;
    },
    isSoonOver() {
      const current = read();
      return current !== null && soonOver(current);
    },
    forget() {
      read();
      store.clear();
    },
    dropExpired() {
      const expired = localStorage.getItem(key) !== null && store.read() === null;
      if (expired) remove();
      return expired;
    },
  };
}
