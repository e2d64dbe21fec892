import type { Config } from "../../../../platform/config/config.ts";

export type ShareEngineConfig = Pick<
  Config,
  | "PUBLISH_LEASE_SECONDS"
  | "PUBLISH_TIMEOUT_SECONDS"
  | "PUBLISH_LATE_COMMIT_SECONDS"
  | "PUBLISH_IN_FLIGHT"
  | "LINKEDIN_RESOLVE_BY_RESEND"
>;

export interface LeaseTimes {
  /** T: a claim older than this may be taken over once its owner is gone. */
  readonly leaseMs: number;
  /** Nothing is sent later than this after its claim. */
  readonly sendWithinMs: number;
  readonly pingMs: number;
  /** A session silent for this long belongs to a worker that no longer runs. */
  readonly silentMs: number;
  /** L: how long a lost answer is left alone, longer than a network may still commit. */
  readonly lostAnswerMs: number;
}

/** The times that keep a share from being sent twice. A configuration that breaks their order does not start. */
export function leaseTimes(config: ShareEngineConfig): LeaseTimes {
  const leaseMs = config.PUBLISH_LEASE_SECONDS * 1_000;
  const lateMs = config.PUBLISH_LATE_COMMIT_SECONDS * 1_000;
  const answerMs = Math.max(config.PUBLISH_TIMEOUT_SECONDS * 1_000, lateMs);
  if (leaseMs < leaseMs / 2 + answerMs + leaseMs / 20) {
    throw new Error(
      "PUBLISH_LEASE_SECONDS must be more than twice the timeout and the late commit, with a margin",
    );
  }
  return {
    leaseMs,
    sendWithinMs: leaseMs / 2,
    pingMs: leaseMs / 4,
    silentMs: leaseMs * 2,
    lostAnswerMs: lateMs * 1.5,
  };
}
