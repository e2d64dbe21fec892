import { limits } from "@polyphon/contract/limits.ts";

/** The stored state of one budget; null when there is none. */
export interface LoginTries {
  /** Failures of the last quarter of an hour, oldest first, as epoch milliseconds. */
  readonly failedAt: readonly number[];
  /** How many waits in a row were set; each is twice the one before. */
  readonly waits: number;
  readonly waitUntil: number | null;
  /** From then on the state can be deleted. */
  readonly forgetAt: number;
}

const window = limits.login.windowSeconds * 1000;
const firstWait = 60_000;
const longestWait = 24 * 60 * 60_000;

/** When the next attempt is allowed; null means at once. The answer is the same whether the account exists or not. */
export function loginWait(tries: LoginTries | null, now: Date): Date | null {
  const until = tries?.waitUntil ?? 0;
  return until > now.getTime() ? new Date(until) : null;
}

/** The state to store after one more failure: the tenth, or whichever `attempts` says, within the window sets a wait, each further one doubles it. */
export function afterFailedLogin(
  tries: LoginTries | null,
  now: Date,
  attempts: number = limits.login.attempts,
): LoginTries {
  const at = now.getTime();
  const known = tries !== null && at < tries.forgetAt ? tries : null;
  const failedAt = [...(known?.failedAt ?? []).filter((each) => each > at - window), at].slice(-attempts);
  const waited = known?.waits ?? 0;
  if (waited === 0 && failedAt.length < attempts) {
    return { failedAt, waits: 0, waitUntil: null, forgetAt: at + window };
  }
  const waitUntil = at + Math.min(firstWait * 2 ** Math.min(waited, 20), longestWait);
  return { failedAt, waits: waited + 1, waitUntil, forgetAt: waitUntil + window };
}
