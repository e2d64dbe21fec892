import type { FrontPage, PostFacts } from "@polyphon/rules/content/visibility/visible-post.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { AnyPostRow } from "../post/post.store.ts";

/** Drip news begins on the post's first day. */
export function frontPageOf(post: AnyPostRow, zone: string): FrontPage {
  if (!post.frontPageNews) return { kind: "OFF" };
  if (post.dripDays === null) return { kind: "CLASSIC" };
  return { kind: "DRIP", startsOn: post.startsOn ?? localDateOf(post.publishAt, zone), days: post.dripDays };
}

/** What the rule asks of a post, by the calendar of a company. */
export function postFactsOf(post: AnyPostRow, zone: string): PostFacts {
  return {
    status: post.status,
    publishAt: post.publishAt,
    startsOn: post.startsOn,
    endsOn: post.endsOn,
    killed: post.killedAt !== null,
    frontPage: frontPageOf(post, zone),
    groups: post.groupIds,
  };
}
