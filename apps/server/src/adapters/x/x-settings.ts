export interface XSettings {
  /** Carries /2. */
  readonly apiBase: string;
  /** Carries the consent screen, /i/oauth2/authorize. */
  readonly authBase: string;
  /** Where people read posts. */
  readonly webBase: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  /** Timelines lag behind: a post that is missing sooner than this after the attempt began proves nothing. */
  readonly absentAfterMs: number;
}
