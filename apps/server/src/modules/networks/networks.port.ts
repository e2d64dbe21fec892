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

/** What connecting an account needs from a network. */
export interface NetworkConnector {
  readonly network: Network;
  authorizeUrl(input: { readonly state: string; readonly redirectUri: string }): string;
  exchange(input: { readonly code: string; readonly redirectUri: string }): Promise<ExchangeResult>;
  refresh(input: { readonly refreshToken: string }): Promise<RefreshResult>;
}
