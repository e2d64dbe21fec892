import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";

export interface GrantedAccount {
  readonly accountType: AccountType;
  /** The network's own id of the person, page or organisation, e.g. a URN. */
  readonly externalId: string;
  readonly displayName: string;
  /** The name in the profile's address, where the network provides it. */
  readonly vanityName: string | null;
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
}

export type ExchangeResult =
  /** One login may open several accounts: a person and their pages. At least one. */
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
  /** Whether pages can be connected beside the person's own account. */
  readonly pages?: boolean;
  authorizeUrl(input: {
    readonly state: string;
    readonly redirectUri: string;
    /** The person wants to connect a page: only then are its permissions asked for. */
    readonly wantsPage?: boolean;
    /** A secret of this one attempt, 43 to 128 characters. Networks with PKCE need it here and at the exchange. */
    readonly codeVerifier?: string;
  }): string;
  exchange(input: {
    readonly code: string;
    readonly redirectUri: string;
    readonly codeVerifier?: string;
  }): Promise<ExchangeResult>;
  refresh(input: { readonly refreshToken: string }): Promise<RefreshResult>;
  /** Revokes the permission at the network; absent where a network offers no such call. */
  revoke?(input: {
    readonly accessToken: string;
    readonly refreshToken: string | null;
  }): Promise<RevokeResult>;
}
