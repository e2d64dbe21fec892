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
  readonly timeoutMs: number;
}
