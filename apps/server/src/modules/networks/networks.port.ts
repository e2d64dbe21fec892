import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";

export interface GrantedAccount {
  readonly accountType: AccountType;
  /** The network's own id of the person, page or organisation, e.g. a URN. */
  readonly externalId: string;
  readonly displayName: string;
  /** The name in the address of the profile, where the network tells it. */
  readonly vanityName: string | null;
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
}

export type ExchangeResult =
  /** One login may open several accounts: a person and the pages they run. At least one. */
  | { readonly kind: "granted"; readonly accounts: readonly GrantedAccount[] }
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
