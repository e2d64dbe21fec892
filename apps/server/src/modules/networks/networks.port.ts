import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface GrantedAccount {
  /** The network's own id of the person, e.g. a URN. */
  readonly externalId: string;
  readonly displayName: string;
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
}

export type ExchangeResult =
  | { readonly kind: "granted"; readonly account: GrantedAccount }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unavailable"; readonly detail: string };

export type RefreshResult =
  | {
      readonly kind: "refreshed";
      readonly accessToken: string;
      readonly accessExpiresAt: Date;
      readonly refreshToken: string | null;
      readonly refreshExpiresAt: Date | null;
    }
  | { readonly kind: "refused"; readonly detail: string }
  | { readonly kind: "unavailable"; readonly detail: string };

export type RevokeResult =
  | { readonly kind: "revoked" }
  | { readonly kind: "unavailable"; readonly detail: string };

/** What connecting an account needs from a network. */
export interface NetworkConnector {
  readonly network: Network;
  authorizeUrl(input: {
    readonly state: string;
    readonly redirectUri: string;
    /** A secret of this one connecting, 43 to 128 signs. Networks with PKCE need it here and at the exchange. */
    readonly codeVerifier?: string;
  }): string;
  exchange(input: {
    readonly code: string;
    readonly redirectUri: string;
    readonly codeVerifier?: string;
  }): Promise<ExchangeResult>;
  refresh(input: { readonly refreshToken: string }): Promise<RefreshResult>;
  /** Takes the permission back at the network; absent where a network offers no such call. */
  revoke?(input: {
    readonly accessToken: string;
    readonly refreshToken: string | null;
  }): Promise<RevokeResult>;
}
