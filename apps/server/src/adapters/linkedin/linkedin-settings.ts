export interface LinkedinSettings {
  /** Carries /rest and /v2. */
  readonly apiBase: string;
  /** Carries /oauth/v2. */
  readonly oauthBase: string;
  /** Where people read posts. */
  readonly webBase: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The version of the API, as 202609. LinkedIn retires each after about a year. */
  readonly version: string;
  /** Whether the app may request the pages of organisations; an unapproved one is refused as a whole. */
  readonly organisations?: boolean;
  readonly timeoutMs: number;
  /** A post missing from an organisation's list this long after it was sent was never created. */
  readonly absentAfterMs: number;
}
