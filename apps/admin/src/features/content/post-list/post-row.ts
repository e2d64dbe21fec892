import type { listPosts } from "@polyphon/contract/content/content.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";

/** A post as the staff's list shows it. */
export type PostRow = OutputOf<typeof listPosts>["items"][number];
