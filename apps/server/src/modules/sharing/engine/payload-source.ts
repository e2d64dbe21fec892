import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import type { ClaimedShare } from "../sharing.claim-store.ts";
import type { PublishRequest } from "../sharing.port.ts";

export type Payload =
  | { readonly kind: "request"; readonly request: PublishRequest }
  /** It cannot go out now, but may later: the connection is lost. */
  | { readonly kind: "hold"; readonly reason: ShareReason }
  /** It can never go out: the post ended or was killed. */
  | { readonly kind: "cancel"; readonly reason: ShareReason };

/** Builds what is sent: a pure function of the row and what it points to, so that it can be rebuilt byte for byte. */
export interface PayloadSource {
  /** One answer per share, by share id. `resolve` asks for the identical request of an earlier attempt. */
  load(
    shares: readonly ClaimedShare[],
    purpose: "publish" | "resolve",
  ): Promise<ReadonlyMap<number, Payload>>;
}
