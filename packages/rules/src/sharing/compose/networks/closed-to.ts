import type { PostType, ShareType } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface PostToOffer {
  readonly type: PostType;
  readonly shareType: ShareType;
}

/** Why nobody can share a post on a network, whatever account is connected there: it is for another one, or a document. */
export function closedTo(post: PostToOffer, network: Network): "network" | "document" | null {
  if (post.shareType !== "ALL" && post.shareType !== network) return "network";
  return post.type === "DOCUMENT" && network === "TWITTER" ? "document" : null;
}
