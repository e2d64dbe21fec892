import { localDateOf } from "../../time/zoned-time.ts";
import type { FrontPage, ReaderFacts } from "../visibility/visible-post.ts";

export interface RankedPost {
  readonly id: number;
  readonly frontPage: FrontPage;
  readonly featuredUntil: string | null;
  readonly publishedAt: Date;
}

const day = 24 * 60 * 60_000;

type Drip = Extract<FrontPage, { kind: "DRIP" }>;

const daysPassed = ({ startsOn }: Drip, today: string) =>
  Math.round((Date.parse(today) - Date.parse(startsOn)) / day);

/** Drip news reaches every reader on exactly one of its days, and each day about as many. */
function isPinned(news: FrontPage, userId: number, today: string): boolean {
  if (news.kind !== "DRIP") return news.kind === "CLASSIC";
  return topDayOf(news, userId) === today;
}

/** The day on which drip news is at the top for a reader. */
export function topDayOf(news: Drip, userId: number): string {
  const at = Date.parse(news.startsOn) + (userId % news.days) * day;
  return new Date(at).toISOString().slice(0, 10);
}

/** How many of its days drip news has had, today included: so many of its slices of the readers have had it at the top. */
export function dripDaysBegun(news: Drip, today: string): number {
  return Math.min(Math.max(daysPassed(news, today) + 1, 0), news.days);
}

/** 0 for front-page news, 1 while featured, 2 for the rest. */
export function feedRank(
  post: RankedPost,
  reader: Pick<ReaderFacts, "userId" | "zone">,
  now: Date,
): 0 | 1 | 2 {
  const today = localDateOf(now, reader.zone);
  if (isPinned(post.frontPage, reader.userId, today)) return 0;
  return post.featuredUntil !== null && today <= post.featuredUntil ? 1 : 2;
}

/** The order of the feed: by rank, then newest first; the id decides between posts of the same instant. */
export function orderFeed<Post extends RankedPost>(
  posts: readonly Post[],
  reader: Pick<ReaderFacts, "userId" | "zone">,
  now: Date,
): Post[] {
  return posts
    .map((post) => ({ post, rank: feedRank(post, reader, now) }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        other.post.publishedAt.getTime() - one.post.publishedAt.getTime() ||
        other.post.id - one.post.id,
    )
    .map(({ post }) => post);
}
