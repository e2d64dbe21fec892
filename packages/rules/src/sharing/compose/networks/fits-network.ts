import type { PostType, ShareType } from "@polyphon/contract/content/content.ts";
import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

/** The abilities of an account that decide whether a post fits. */
export interface MediaAbilities {
  readonly minImages: number;
  readonly video: boolean;
  readonly linkCard: boolean;
}

export interface PostToFit {
  readonly type: PostType;
  readonly shareType: ShareType;
  readonly images: number;
  /** There is a film that can be sent; a video post may lack one. */
  readonly hasVideo: boolean;
  readonly hasLink: boolean;
}

type Unfit = Extract<ErrorName, "not_on_network" | "media_not_usable" | "video_not_usable">;

/** Why a post cannot be shared on an account, or null. Where a film cannot be uploaded, its address is enough. */
export function unfitFor(post: PostToFit, network: Network, abilities: MediaAbilities | null): Unfit | null {
  if (abilities === null) return "not_on_network";
  if (post.shareType !== "ALL" && post.shareType !== network) return "not_on_network";
  if (post.type === "VIDEO") {
    const sendable = post.hasVideo && abilities.video;
    return sendable || (post.hasLink && abilities.linkCard) ? null : "video_not_usable";
  }
  return post.images < abilities.minImages ? "media_not_usable" : null;
}
