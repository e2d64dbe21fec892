import type { AccountType } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import type { ClaimedShare } from "../claim/claim.store.ts";
import type { PublishRequest } from "../../sharing.port.ts";

export type FreshToken =
  | { readonly kind: "fresh"; readonly accessToken: string }
  /** The network accepts no refresh any more: the person has to reconnect. */
  | { readonly kind: "lost" }
  | { readonly kind: "unavailable"; readonly detail: string };

/** What the engine needs to know of the account beside what is sent. */
export interface PayloadAccount {
  readonly type: AccountType;
  readonly connectedAt: Date;
  /** A new token for one that the network just refused; null where there is none. */
  readonly renew: ((spent: string) => Promise<FreshToken>) | null;
}

export type Payload =
  | { readonly kind: "request"; readonly request: PublishRequest; readonly account: PayloadAccount }
  /** It cannot be sent now, but may be later: the connection is lost. */
  | { readonly kind: "hold"; readonly reason: ShareReason }
  /** A new token could not be requested just now. */
  | { readonly kind: "later"; readonly detail: string }
  /** It can never be sent: the post ended or was killed. */
  | { readonly kind: "cancel"; readonly reason: ShareReason }
  /** What an earlier attempt sent cannot be rebuilt exactly, so it is neither looked up nor sent again. */
  | { readonly kind: "changed"; readonly detail: string };

/** Builds what is sent: a pure function of the row and what it refers to, so that it can be rebuilt byte for byte. */
export interface PayloadSource {
  /** One answer per share, by share id. `resolve` asks for the identical request of an earlier attempt. */
  load(
    shares: readonly ClaimedShare[],
    purpose: "publish" | "resolve",
  ): Promise<ReadonlyMap<number, Payload>>;
}
