export interface FacebookSettings {
  /** Carries the Graph API. */
  readonly graphBase: string;
  /** Where people log in, share by themselves and read posts. */
  readonly webBase: string;
  /** The version of the Graph API, as v25.0. */
  readonly version: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  /** A post that the page's list does not show so long after it was sent was never made. */
  readonly absentAfterMs: number;
}
