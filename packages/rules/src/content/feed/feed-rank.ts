import { localDateOf } from "../../time/zoned-time.ts";
import type { FrontPage, ReaderFacts } from "../visibility/visible-post.ts";

export interface RankedPost {
  readonly id: number;
  readonly frontPage: FrontPage;
  readonly featuredUntil: string | null;
  readonly publishedAt: Date;
}

const day = 24 * 60 * 60_000;

/** Drip news reaches every reader on exactly one of its days, and each day about as many. */
function isPinned(news: FrontPage, userId: number, today: string): boolean {
  if (news.kind !== "DRIP") return news.kind === "CLASSIC";
  const passed = Math.round((Date.parse(today) - Date.parse(news.startsOn)) / day);
  return passed >= 0 && passed < news.days && userId % news.days === passed;
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
