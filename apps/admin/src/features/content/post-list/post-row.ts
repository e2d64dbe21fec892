import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { listPosts } from "@polyphon/contract/content/content.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";

/** A post as the staff's list shows it. */
export type PostRow = OutputOf<typeof listPosts>["items"][number];

/** A post that an action is about; its state is unknown where all that match were chosen at once. */
export interface ChosenPost {
  readonly id: number;
  readonly title: string;
  readonly status?: PostStatus;
}
