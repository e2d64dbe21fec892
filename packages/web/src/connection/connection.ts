import type { Call } from "../api/api-client.ts";
import { ApiError } from "../api/api-error.ts";

export interface Connection {
  readonly isOnline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A call found no way to the server: it is asked at once, and again until it answers. */
  readonly doubt: () => void;
  /** The browser says so: it is believed until something is answered. */
  readonly lost: () => void;
  /** A call was answered. It may have been on its way before the connection was lost, so it is only a reason to ask. */
  readonly answered: () => void;
  /** Asks now. */
  readonly check: () => Promise<boolean>;
  /** Settles as soon as the server can be reached. */
  readonly back: () => Promise<void>;
}

const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Whether the server can be reached. A browser that says it is online may be wrong: behind a hotel's login or a dead
 * router. `probe` throws where nobody answers; any answer will do.
 */
export function makeConnection(probe: () => Promise<unknown>): Connection {
  let online = true;
  let asked: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const listeners = new Set<() => void>();

  const put = (now: boolean) => {
    if (online === now) return;
    online = now;
    for (const listener of listeners) listener();
  };
  const found = () => {
    clearTimeout(timer);
    tries = 0;
    put(true);
  };
  const lost = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), waitsMs[Math.min(tries, waitsMs.length - 1)]);
    tries += 1;
    put(false);
  };
  function check(): Promise<boolean> {
    asked ??= probe()
      .then(
        () => true,
        () => false,
      )
      .then((answered) => {
        asked = null;
        if (answered) found();
        else lost();
        return answered;
      });
    return asked;
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    isOnline: () => online,
    subscribe,
    doubt: () => void check(),
    lost,
    answered: () => {
      if (!online) void check();
    },
    check,
    back: () =>
      new Promise((settle) => {
        if (online) return settle();
        const end = subscribe(() => {
          end();
          settle();
        });
      }),
  };
}

/** What calls meet tells about the connection. */
export function withConnection(call: Call, connection: Pick<Connection, "doubt" | "answered">): Call {
  return async (endpoint, input, options) => {
    try {
      const output = await call(endpoint, input, options);
      connection.answered();
      return output;
    } catch (error) {
      const kind = error instanceof ApiError ? error.failure.kind : null;
      if (kind === "offline") connection.doubt();
      else if (kind === "problem" || kind === "broken") connection.answered();
      throw error;
    }
  };
}
