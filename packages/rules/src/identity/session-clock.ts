import { limits } from "@polyphon/contract/limits.ts";

export interface SessionClock {
  readonly now: number;
  /** Milliseconds since the epoch; null when nobody is signed in any more. */
  readonly expiresAt: number | null;
  readonly warned: boolean;
  /** Something is being loaded or saved: a warning would interrupt it. */
  readonly loading: boolean;
}

/** Called every second: whether the session continues, needs a warning, or is over. */
export function judgeSession({ now, expiresAt, warned, loading }: SessionClock): "fine" | "warn" | "over" {
  if (expiresAt === null || now >= expiresAt) return "over";
  return expiresAt - now <= limits.session.warnMs && !warned && !loading ? "warn" : "fine";
}
