export type CaptchaVerdict =
  | { readonly kind: "scored"; readonly score: number }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unavailable"; readonly detail: string };

export interface CaptchaVerifier {
  verify(input: {
    readonly token: string;
    readonly action: string;
    readonly address: string;
  }): Promise<CaptchaVerdict>;
}

/** Counts failed sign-ins by account and by address. */
export interface LoginThrottle {
  /** Seconds the caller must still wait; 0 when a try is free. */
  waitSeconds(login: string, address: string): Promise<number>;
  failed(login: string, address: string): Promise<void>;
  succeeded(login: string, address: string): Promise<void>;
}
