export interface InstagramSettings {
  /** Carries the Graph API of Instagram. */
  readonly graphBase: string;
  /** Where people log in and read posts. */
  readonly webBase: string;
  /** Issues a token for a code. */
  readonly oauthBase: string;
  /** The version of the Graph API, as v25.0. */
  readonly version: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  /** A post missing from the account's list this long after it was sent was never created. */
  readonly absentAfterMs: number;
}
