export interface FacebookSettings {
  /** Carries the Graph API. */
  readonly graphBase: string;
  /** Where people log in, share manually and read posts. */
  readonly webBase: string;
  /** The version of the Graph API, as v25.0. */
  readonly version: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  /** A post missing from the page's list this long after it was sent was never created. */
  readonly absentAfterMs: number;
}
