import type { Tx } from "../../../platform/db/transaction.ts";
import { bareColumns, type PostRow } from "../post/post.store.ts";
import { findByWords, wordsCondition, type WordsFound } from "../post/post-words.store.ts";
import { notKeptBack } from "../processing/processing.store.ts";
import { joinReactions, reactionColumns, type ReactionRow } from "../user-actions/reaction.store.ts";

export interface FeedWish {
  readonly companyId: number;
  readonly accountId: number;
  readonly now: Date;
  /** Today by the company's calendar. */
  readonly today: string;
  readonly zone: string;
  readonly categoryIds: readonly number[];
  /** Null is every language. */
  readonly languages: readonly string[] | null;
  /** Within the categories of `taggedIn` only posts with one of these. */
  readonly tagIds: readonly number[];
  readonly taggedIn: readonly number[];
  readonly search: string | null;
  /** Groups of the reader: front-page news may be for some groups only. */
  readonly groupIds: readonly number[];
}

export interface FeedPlace {
  readonly publishAt: Date;
  readonly id: number;
}

export type FeedRow = Omit<PostRow, "categoryName"> & ReactionRow & { readonly rank: 0 | 1 | 2 };

/** On top of the first page, front-page news before featured posts; what is more stands among the rest by its date. */
const pinnedAtMost = 12;

/** Up to here each category is read from its own index; past it one walk over all posts meets the wanted ones sooner. */
const readOneByOne = 40;

const newest = "publish_at desc, id desc";

/** The places of the values in one statement. A place exists when something is asked there. */
function placesOf(wish: FeedWish, words: WordsFound | null, after: FeedPlace | null, limit: number) {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  return {
    values,
    company: put(wish.companyId),
    now: put(wish.now),
    today: `${put(wish.today)}::date`,
    zone: put(wish.zone),
    account: `${put(wish.accountId)}::bigint`,
    categories: `${put(wish.categoryIds)}::bigint[]`,
    groups: `${put(wish.groupIds)}::bigint[]`,
    // Written out: a planner that does not know how few are wanted prepares for all.
    limit: Math.trunc(limit),
    languages: wish.languages && `${put(wish.languages)}::text[]`,
    words: words && wordsCondition(words, "post", put),
    gathered: words !== null && words.ids !== null,
    tags: wish.tagIds.length === 0 ? null : `${put(wish.tagIds)}::bigint[]`,
    taggedIn: wish.tagIds.length === 0 ? null : `${put(wish.taggedIn)}::bigint[]`,
    after: after && `(${put(after.publishAt)}, ${put(after.id)})`,
  };
}
type Places = ReturnType<typeof placesOf>;

function visible(at: Places): string {
  return `post.status = 'PUBLISHED' and post.publish_at <= ${at.now} and post.killed_at is null
    and (post.starts_on is null or post.starts_on <= ${at.today}) and (post.ends_on is null or post.ends_on >= ${at.today})
    and (post.company_id is null or post.company_id = ${at.company})
    and (post.group_ids = '{}' or post.group_ids && ${at.groups}) and ${notKeptBack("post", at.company)}
    ${at.languages ? `and post.language = any(${at.languages})` : ""}
    ${at.words ? `and ${at.words}` : ""}
    ${
      at.tags
        ? `and (post.category_id <> all(${at.taggedIn}) or exists (select from post_defining_tag t
            where t.post_id = post.id and t.tag_id = any(${at.tags})))`
        : ""
    }`;
}

/** Words and tags may be rare, so that reading category by category would read them all. */
function inOneWalk(wish: FeedWish): boolean {
  return wish.categoryIds.length > readOneByOne || wish.search !== null || wish.tagIds.length > 0;
}

/** The first posts that fit, in the feed's order. Each category is cut at the limit before the merge. */
function reading(wish: FeedWish, at: Places, where: string, limit: string | number): string {
  if (at.gathered) return gathering(at, where, limit);
  // The sum keeps the planner from the categories' own indexes, whose rows would have to be sorted as a whole.
  if (inOneWalk(wish))
    return `(select post.id, post.publish_at from post where post.category_id is not null and post.category_id + 0 = any(${at.categories}) and ${where} and ${visible(at)}
      order by ${newest} limit ${limit})`;
  return `(select found.id, found.publish_at from unnest(${at.categories}) wanted (category_id) cross join lateral (
      select post.id, post.publish_at from post where post.category_id = wanted.category_id and ${where} and ${visible(at)}
      order by ${newest} limit ${limit}) found
    order by ${newest} limit ${limit})`;
}

/** Few posts are featured at a time or have a rare word: they are gathered first, or the planner walks whole categories in search of them. */
function gathering(at: Places, where: string, limit: string | number): string {
  return `(select found.id, found.publish_at from (
      select post.id, post.publish_at from post where post.category_id = any(${at.categories}) and ${where} and ${visible(at)} offset 0) found
    order by ${newest} limit ${limit})`;
}

/**
 * A page in one statement: what stands on top (first page only) and the rest, with what the reader said to each. Posts are
 * chosen by their keys and fetched once they are chosen: sorting whole posts costs more than finding them.
 */
function pageText(wish: FeedWish, at: Places): string {
  // Drip news stands on top for a reader on the one day that the rule in feed-rank names.
  const news = `post.front_page_news and (post.drip_days is null or ${at.today}
    - coalesce(post.starts_on, (post.publish_at at time zone ${at.zone})::date) = ${at.account} % post.drip_days)`;
  const featured = `post.featured_until >= ${at.today} and not (${news})`;
  const rest = `post.id <> all (array(select id from pinned)) ${at.after ? `and (post.publish_at, post.id) < ${at.after}` : ""}`;
  return `
    with pinned as materialized (
      select * from (
        select 0 as rank, n.* from ${reading(wish, at, news, pinnedAtMost)} n
        union all
        select 1 as rank, f.* from ${gathering(at, featured, pinnedAtMost)} f
      ) top order by rank, ${newest} limit ${pinnedAtMost}
    ), page as (
      select 2 as rank, r.* from ${reading(wish, at, rest, at.limit)} r ${at.after ? "" : "union all select * from pinned"}
    )
    select chosen.rank, ${bareColumns}, ${reactionColumns}
    from page chosen join post p on p.id = chosen.id ${joinReactions(at.company, at.account)}
    order by chosen.rank, p.publish_at desc, p.id desc`;
}

export async function feedPage(
  tx: Tx,
  wish: FeedWish,
  after: FeedPlace | null,
  limit: number,
): Promise<FeedRow[]> {
  const words = wish.search === null ? null : await findByWords(tx, wish.search, wish.categoryIds);
  if (words?.ids?.length === 0) return [];
  const at = placesOf(wish, words, after, limit);
  // A statement of its own for each way of asking keeps a plan that fits it; words and tags the planner must see.
  const ways = [inOneWalk(wish), wish.languages !== null, after !== null].map(Number);
  const statement = { text: pageText(wish, at), values: at.values };
  if (wish.search !== null || wish.tagIds.length > 0)
    // Built at run time: see pageText.
    return (await tx.client.query<FeedRow>(statement)).rows;
  // Planning costs more than the page itself, and the planner would do it anew each time. Both leave in one write.
  const [, { rows }] = await Promise.all([
    tx.client.query("set local plan_cache_mode = force_generic_plan"),
    // Built at run time: see pageText.
    tx.client.query<FeedRow>({ ...statement, name: `feed-${ways.join("")}-${at.limit}` }),
  ]);
  return rows;
}
