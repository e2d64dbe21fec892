import type { Network } from "@polyphon/contract/networks/networks.ts";
import { closedTo } from "@polyphon/rules/sharing/compose/networks/closed-to.ts";
import type { Connection, Overview, Post } from "../../share-model.ts";

export type OfferState =
  | "open"
  /** Already shared: ticked and disabled. */
  | "shared"
  /** A share of this post is scheduled or being sent. */
  | "planned"
  | "absent"
  | "ended"
  /** Connected, but this post cannot be shared there. */
  | "unable";

/** Why a post cannot be shared on a network. */
export type Unable = "document" | "video" | "picture" | "network";

export interface NetworkOffer {
  readonly network: Network;
  readonly state: OfferState;
  readonly unable: Unable | null;
  readonly connectable: boolean;
  /** The weekly limit of this week is reached; another week may have room. */
  readonly weekFull: boolean;
  readonly displayName: string | null;
  readonly vanityName: string | null;
  /** The user shares at the network itself. */
  readonly assisted: boolean;
  readonly mentions: boolean;
}

type OfferedPost = Pick<Post, "ownShares" | "shareType" | "type" | "images" | "attachment">;

const gone = new Set(["FAILED", "CANCELLED"]);

function stateOf(connection: Connection | undefined, own: string | undefined): OfferState {
  if (own === "SHARED") return "shared";
  // A repeated request resumes an assisted share.
  const waitsForPerson = own === "UNCONFIRMED" && connection?.abilities?.assisted === true;
  if (own !== undefined && !gone.has(own) && !waitsForPerson) return "planned";
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

/** Why this post cannot be shared on a network, by the abilities of the connection. */
function unableOf(network: Network, post: OfferedPost, connection: Connection | undefined): Unable | null {
  const closed = closedTo(post, network);
  if (closed !== null) return closed;
  const abilities = connection?.abilities;
  if (!abilities || abilities.assisted) return null;
  if (post.attachment?.kind === "VIDEO") return abilities.video ? null : "video";
  return post.images.length < abilities.minImages ? "picture" : null;
}

/** The state of each network of the company in the dialog. */
export function networkOffers(
  networks: readonly Network[],
  post: OfferedPost,
  connections: readonly Connection[],
  week: Overview["week"],
): NetworkOffer[] {
  return networks.map((network) => {
    const connection = connections.find((one) => one.network === network);
    const states = post.ownShares.filter((share) => share.network === network).map(({ state }) => state);
    const own = states.find((state) => !gone.has(state)) ?? states[0];
    const place = week.find((one) => one.network === network);
    const state = stateOf(connection, own);
    const unable = state === "shared" || state === "planned" ? null : unableOf(network, post, connection);
    return {
      network,
      state: unable === null ? state : "unable",
      unable,
      connectable: connection?.connectable ?? false,
      weekFull: place !== undefined && place.used >= place.limit,
      displayName: connection?.displayName ?? null,
      vanityName: connection?.vanityName ?? null,
      assisted: connection?.abilities?.assisted ?? false,
      mentions: connection?.abilities?.mentions ?? false,
    };
  });
}
