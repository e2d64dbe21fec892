export interface InstagramSettings {
  /** Carries the Graph API of Instagram. */
  readonly graphBase: string;
  /** Where people log in and read posts. */
  readonly webBase: string;
  /** Gives a token for a code. */
  readonly oauthBase: string;
  /** The version of the Graph API, as v25.0. */
  readonly version: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  /** A post that the account's list does not show so long after it was sent was never made. */
  readonly absentAfterMs: number;
}
