import type { Tx } from "../../../platform/db/transaction.ts";
import { bareColumns, type PostRow } from "../post/post.store.ts";
import { findByWords, wordsCondition, type WordsFound } from "../post/post-words.store.ts";
import { isForGroups, isOpenTo, isOut } from "../visibility/visible-post.ts";
import { joinReactions, reactionColumns, type ReactionRow } from "../user-actions/reaction.store.ts";

export interface FeedFilter {
  readonly companyId: number;
  readonly accountId: number;
  readonly now: Date;
  /** Today by the company's calendar. */
  readonly today: string;
  readonly zone: string;
  readonly categoryIds: readonly number[];
  /** Null means every language. */
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

/** At the top of the first page, front-page news before featured posts; the rest of them follow by date. */
const pinnedAtMost = 12;

/**
 * Up to this many categories, each is read from its own index; beyond, one scan over all posts finds the wanted ones
 * sooner.
 */
const readOneByOne = 40;

const newest = "publish_at desc, id desc";

/** The placeholders of one statement. One exists only where its filter is used. */
function placesOf(input: FeedFilter, words: WordsFound | null, after: FeedPlace | null, limit: number) {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  return {
    values,
    company: put(input.companyId),
    now: put(input.now),
    today: `${put(input.today)}::date`,
    zone: put(input.zone),
    account: `${put(input.accountId)}::bigint`,
    categories: `${put(input.categoryIds)}::bigint[]`,
    groups: `${put(input.groupIds)}::bigint[]`,
    // Inlined: a planner that does not know how few are wanted prepares for all.
    limit: Math.trunc(limit),
    languages: input.languages && `${put(input.languages)}::text[]`,
    words: words && wordsCondition(words, "post", put),
    gathered: words !== null && words.ids !== null,
    tags: input.tagIds.length === 0 ? null : `${put(input.tagIds)}::bigint[]`,
    taggedIn: input.tagIds.length === 0 ? null : `${put(input.taggedIn)}::bigint[]`,
    after: after && `(${put(after.publishAt)}, ${put(after.id)})`,
  };
}
type Places = ReturnType<typeof placesOf>;

function visible(at: Places): string {
  return `${isOut("post", at.now, at.today)} and ${isForGroups("post", at.groups)} and ${isOpenTo("post", at.company)}
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
function inOneWalk(input: FeedFilter): boolean {
  return input.categoryIds.length > readOneByOne || input.search !== null || input.tagIds.length > 0;
}

/** The first posts that fit, in the feed's order. Each category is cut at the limit before the merge. */
function reading(input: FeedFilter, at: Places, where: string, limit: string | number): string {
  if (at.gathered) return gathering(at, where, limit);
  // The sum keeps the planner from the categories' own indexes, whose rows would have to be sorted as a whole.
  if (inOneWalk(input))
    return `(select post.id, post.publish_at from post where post.category_id is not null and post.category_id + 0 = any(${at.categories}) and ${where} and ${visible(at)}
      order by ${newest} limit ${limit})`;
  return `(select found.id, found.publish_at from unnest(${at.categories}) wanted (category_id) cross join lateral (
      select post.id, post.publish_at from post where post.category_id = wanted.category_id and ${where} and ${visible(at)}
      order by ${newest} limit ${limit}) found
    order by ${newest} limit ${limit})`;
}

/**
 * Few posts are featured or have a rare word: they are collected first, or the planner scans whole categories for them.
 */
function gathering(at: Places, where: string, limit: string | number): string {
  return `(select found.id, found.publish_at from (
      select post.id, post.publish_at from post where post.category_id = any(${at.categories}) and ${where} and ${visible(at)} offset 0) found
    order by ${newest} limit ${limit})`;
}

/**
 * A page in one statement: the top (first page only) and the rest, each with the reader's reaction. Posts are chosen by
 * their keys and fetched once they are chosen: sorting whole posts costs more than finding them.
 */
function pageText(input: FeedFilter, at: Places): string {
  // Drip news is at the top for a reader on the one day that the rule in feed-rank names.
  const news = `post.front_page_news and (post.drip_days is null or ${at.today}
    - coalesce(post.starts_on, (post.publish_at at time zone ${at.zone})::date) = ${at.account} % post.drip_days)`;
  const featured = `post.featured_until >= ${at.today} and not (${news})`;
  const rest = `post.id <> all (array(select id from pinned)) ${at.after ? `and (post.publish_at, post.id) < ${at.after}` : ""}`;
  return `
    with pinned as materialized (
      select * from (
        select 0 as rank, n.* from ${reading(input, at, news, pinnedAtMost)} n
        union all
        select 1 as rank, f.* from ${gathering(at, featured, pinnedAtMost)} f
      ) top order by rank, ${newest} limit ${pinnedAtMost}
    ), page as (
      select 2 as rank, r.* from ${reading(input, at, rest, at.limit)} r ${at.after ? "" : "union all select * from pinned"}
    )
    select chosen.rank, ${bareColumns}, ${reactionColumns}
    from page chosen join post p on p.id = chosen.id ${joinReactions(at.company, at.account)}
    order by chosen.rank, p.publish_at desc, p.id desc`;
}

export async function feedPage(
  tx: Tx,
  input: FeedFilter,
  after: FeedPlace | null,
  limit: number,
): Promise<FeedRow[]> {
  const words =
    input.search === null ? null : await findByWords(tx, input.search, input.categoryIds, "texts");
  if (words?.ids?.length === 0) return [];
  const at = placesOf(input, words, after, limit);
  // One prepared statement per combination of filters keeps a fitting plan; words and tags must be visible to the
  // planner.
  const ways = [inOneWalk(input), input.languages !== null, after !== null].map(Number);
  const statement = { text: pageText(input, at), values: at.values };
  if (input.search !== null || input.tagIds.length > 0)
    // Built at run time: see pageText.
    return (await tx.client.query<FeedRow>(statement)).rows;
  // Planning costs more than the page itself, and would happen every time. Both are sent in one write.
  const [, { rows }] = await Promise.all([
    tx.client.query("set local plan_cache_mode = force_generic_plan"),
    // Built at run time: see pageText.
    tx.client.query<FeedRow>({ ...statement, name: `feed-${ways.join("")}-${at.limit}` }),
  ]);
  return rows;
}
