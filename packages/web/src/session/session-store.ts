export interface StoredSession {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export interface SessionStore {
  read(): StoredSession | null;
  write(session: StoredSession): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

function parse(raw: string | null): StoredSession | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value !== "object" || value === null || !("token" in value) || !("expiresAt" in value))
      return null;
    return { token: String(value.token), expiresAt: Number(value.expiresAt) };
  } catch {
    return null;
  }
}

/** The session of this browser, kept in local storage so that two tabs agree. */
export function makeSessionStore(key: string, now: () => number = Date.now): SessionStore {
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.("storage", (change) => {
    if (change.key === key || change.key === null) notifyListeners();
  });

  let lastRaw: string | null = null;
  let last: StoredSession | null = null;

  return {
    read() {
      const raw = localStorage.getItem(key);
      if (raw !== lastRaw) {
        lastRaw = raw;
        last = parse(raw);
      }
      return last && last.expiresAt > now() ? last : null;
    },
    write(session) {
      localStorage.setItem(key, JSON.stringify(session));
      notifyListeners();
    },
    clear() {
      localStorage.removeItem(key);
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
