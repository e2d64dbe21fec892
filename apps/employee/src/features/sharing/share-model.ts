import type { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import type { listGalleryImages } from "@polyphon/contract/content/feed/feed.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import type { overviewSchedule, readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { CopyAttachments } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";

export type Post = OutputOf<typeof readFrontPost>;
export type Share = OutputOf<typeof readShare>;
export type Connection = OutputOf<typeof listConnections>["connections"][number];
export type Overview = OutputOf<typeof overviewSchedule>;
export type GalleryImage = OutputOf<typeof listGalleryImages>["items"][number];

/** A share that the user finishes at the network: where, and with which text. */
export interface HandedOver {
  readonly shareId: number;
  readonly openUrl: string;
  readonly text: string;
}

/** What is sent with the copy and counts towards its length. */
export function attachmentsOf(
  post: Pick<Post, "postUrl" | "facebookUrl" | "videoEmbedCode" | "type">,
): CopyAttachments {
  return {
    postUrl: post.postUrl,
    facebookUrl: post.facebookUrl,
    embedCode: post.videoEmbedCode,
    isDocument: post.type === "DOCUMENT",
  };
}
