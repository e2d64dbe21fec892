import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Connection, Overview, Post } from "./share-model.ts";

export type OfferState =
  | "open"
  /** Already shared: shown ticked, not to be changed. */
  | "shared"
  /** A share of this post waits or is under way. */
  | "planned"
  | "absent"
  | "ended";

export interface NetworkOffer {
  readonly network: Network;
  readonly state: OfferState;
  readonly connectable: boolean;
  /** This week has no place left; another one may. */
  readonly weekFull: boolean;
  readonly displayName: string | null;
}

const gone = new Set(["FAILED", "CANCELLED"]);

function stateOf(connection: Connection | undefined, own: string | undefined): OfferState {
  if (own === "SHARED") return "shared";
  if (own !== undefined && !gone.has(own)) return "planned";
  switch (connection?.status) {
    case "TOKEN_ACTIVE":
      return "open";
    case "TOKEN_EXPIRED":
    case "TOKEN_REVOKED":
      return "ended";
    case "NOT_CONNECTED":
    case undefined:
      return "absent";
  }
}

/** What the dialog can offer for each network of the company. */
export function networkOffers(
  networks: readonly Network[],
  post: Pick<Post, "ownShares">,
  connections: readonly Connection[],
  week: Overview["week"],
): NetworkOffer[] {
  return networks.map((network) => {
    const connection = connections.find((one) => one.network === network);
    const states = post.ownShares.filter((share) => share.network === network).map(({ state }) => state);
    const own = states.find((state) => !gone.has(state)) ?? states[0];
    const place = week.find((one) => one.network === network);
    return {
      network,
      state: stateOf(connection, own),
      connectable: connection?.connectable ?? false,
      weekFull: place !== undefined && place.used >= place.limit,
      displayName: connection?.displayName ?? null,
    };
  });
}
