export interface CheckResult {
  readonly ok: boolean;
  /** Seconds since the last heartbeat, where there is one. */
  readonly ageSeconds?: number;
  readonly detail?: string;
}

export interface Check {
  readonly name: string;
  readonly run: () => Promise<CheckResult>;
}
