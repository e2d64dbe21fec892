import { localDateOf } from "../../time/zoned-time.ts";

/** A post is featured from its start on: until a day after it, before its end, and not over already. */
export function mayBeFeaturedUntil(
  post: { readonly publishAt: Date; readonly startsOn: string | null; readonly endsOn: string | null },
  until: string,
  { now, zone }: { readonly now: Date; readonly zone: string },
): boolean {
  const publishedOn = localDateOf(post.publishAt, zone);
  const startsOn = post.startsOn !== null && post.startsOn > publishedOn ? post.startsOn : publishedOn;
  return until > startsOn && until >= localDateOf(now, zone) && (post.endsOn === null || until < post.endsOn);
}
