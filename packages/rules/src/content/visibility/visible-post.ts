import type { PostStatus } from "@polyphon/contract/content/content.ts";
import { localDateOf } from "../../time/zoned-time.ts";

/** How a post is pinned on top of the feed: never, for everybody at once, or for one slice of the users a day. */
export type FrontPage =
  | { readonly kind: "OFF" }
  | { readonly kind: "CLASSIC" }
  | { readonly kind: "DRIP"; readonly startsOn: string; readonly days: number };

export interface PostFacts {
  readonly status: PostStatus;
  /** Null when the post is visible as soon as it is published. */
  readonly publishAt: Date | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly killed: boolean;
  readonly frontPage: FrontPage;
  /** Groups that front-page news is meant for; none means everybody. */
  readonly groups: readonly number[];
}

export interface ReaderFacts {
  readonly userId: number;
  /** IANA name of the time zone of the reader's company. */
  readonly zone: string;
  readonly groups: readonly number[];
  /** The post's category is connected to the reader's company; for a private one, to its domain. */
  readonly categoryConnected: boolean;
}

/** Whether an employee sees a post. Dates are those of the company's calendar, both included. */
export function isPostVisible(post: PostFacts, reader: ReaderFacts, now: Date): boolean {
  if (post.status !== "PUBLISHED" || post.killed || !reader.categoryConnected) return false;
  if (post.publishAt !== null && post.publishAt > now) return false;

  const today = localDateOf(now, reader.zone);
  if (post.startsOn !== null && today < post.startsOn) return false;
  if (post.endsOn !== null && today > post.endsOn) return false;

  const meantForGroups = post.frontPage.kind !== "OFF" && post.groups.length > 0;
  return !meantForGroups || post.groups.some((group) => reader.groups.includes(group));
}
