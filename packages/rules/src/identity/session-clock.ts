import { limits } from "@polyphon/contract/limits.ts";

export interface SessionClock {
  readonly now: number;
  /** Milliseconds since the epoch; null when nobody is signed in any more. */
  readonly expiresAt: number | null;
  readonly warned: boolean;
  /** Something is being loaded or saved: a warning would come between. */
  readonly loading: boolean;
}

/** Asked each second: whether the session goes on, is warned of, or is over. */
export function judgeSession({ now, expiresAt, warned, loading }: SessionClock): "fine" | "warn" | "over" {
  if (expiresAt === null || now >= expiresAt) return "over";
  return expiresAt - now <= limits.session.warnMs && !warned && !loading ? "warn" : "fine";
}
