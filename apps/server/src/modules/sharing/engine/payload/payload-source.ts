import type { AccountType } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import type { ClaimedShare } from "../claim/claim.store.ts";
import type { PublishRequest } from "../../sharing.port.ts";

export type FreshToken =
  | { readonly kind: "fresh"; readonly accessToken: string }
  /** The network takes no refresh any more: the person has to connect again. */
  | { readonly kind: "lost" }
  | { readonly kind: "unavailable"; readonly detail: string };

/** What the engine has to know of the account beside what is sent. */
export interface PayloadAccount {
  readonly type: AccountType;
  readonly connectedAt: Date;
  /** A new token for one that the network just refused; null where none can be had. */
  readonly renew: ((spent: string) => Promise<FreshToken>) | null;
}

export type Payload =
  | { readonly kind: "request"; readonly request: PublishRequest; readonly account: PayloadAccount }
  /** It cannot go out now, but may later: the connection is lost. */
  | { readonly kind: "hold"; readonly reason: ShareReason }
  /** Nobody could be asked for a new token just now. */
  | { readonly kind: "later"; readonly detail: string }
  /** It can never go out: the post ended or was killed. */
  | { readonly kind: "cancel"; readonly reason: ShareReason }
  /** What an earlier attempt sent can no longer be said to the letter, so it is neither sought nor sent again. */
  | { readonly kind: "changed"; readonly detail: string };

/** Builds what is sent: a pure function of the row and what it points to, so that it can be rebuilt byte for byte. */
export interface PayloadSource {
  /** One answer per share, by share id. `resolve` asks for the identical request of an earlier attempt. */
  load(
    shares: readonly ClaimedShare[],
    purpose: "publish" | "resolve",
  ): Promise<ReadonlyMap<number, Payload>>;
}
