import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export type CaptchaVerdict =
  | { readonly kind: "scored"; readonly score: number }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unavailable"; readonly detail: string };

export interface CaptchaVerifier {
  /** How human the visit looked. */
  verify(input: {
    readonly token: string;
    readonly action: string;
    readonly address: string;
  }): Promise<CaptchaVerdict>;
  /** Whether the visible challenge was solved; a solved one counts as the best score. */
  verifyChallenge(input: { readonly token: string; readonly address: string }): Promise<CaptchaVerdict>;
}

/** Counts failed sign-ins by account and by address. */
export interface LoginThrottle {
  /** Seconds the caller must still wait; 0 when a try is free. */
  waitSeconds(login: string, address: string): Promise<number>;
  failed(login: string, address: string): Promise<void>;
  succeeded(login: string, address: string): Promise<void>;
}

/** The networks that somebody connected, as the own account shows them. */
export type SocialLoginsOf = (
  tx: Tx,
  accountId: number,
) => Promise<OutputOf<typeof readAccount>["userSocialLogins"]>;
