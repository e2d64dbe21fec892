import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** Staff look for titles; employees for everything that they can read of a post. */
export type SearchedIn = "titles" | "texts";

const tableOf = (searchedIn: SearchedIn) => (searchedIn === "titles" ? "post_word" : "post_text_word");
/** From how many letters on the beginning of a word is enough. */
const beginningOf = (searchedIn: SearchedIn) =>
  searchedIn === "titles" ? limits.search.min : limits.search.textMin;

/** Which posts a search finds, as far as that is known before they are read. */
export interface WordsFound {
  /** The only posts that can match; null when every word is common, so that the newest posts match soon. */
  readonly ids: readonly number[] | null;
  readonly searchedIn: SearchedIn;
  /** Words, or their beginnings, that a post must have besides. */
  readonly ranges: readonly (readonly [from: string, to: string])[];
}

/** Up to this many posts a word is rare, and its posts are collected before they are sorted. */
const rareAtMost = 2_000;
const wordsAtMost = 10;

interface WordRow {
  readonly from: string;
  readonly to: string;
  readonly ids: readonly number[];
}

const everywhere = (table: string) =>
  `select w.post_id from ${table} w where w.word >= asked.first and w.word <= asked.last`;
const perCategory = (
  table: string,
) => `select found.post_id from unnest(coalesce($2::bigint[], array(select id from category))) wanted (category_id)
       cross join lateral (
         select w.post_id from ${table} w
         where w.category_id = wanted.category_id and w.word >= asked.first and w.word <= asked.last
         limit ${rareAtMost + 1}) found`;

/** A long enough word finds what begins with it, a shorter one only itself. All of them must be found. */
export async function findByWords(
  tx: Tx,
  search: string,
  /** "everywhere" is for those who see every category anyway; null is every category in the caller's sight. */
  categoryIds: readonly number[] | null | "everywhere",
  searchedIn: SearchedIn = "titles",
): Promise<WordsFound> {
  // One range of the index for each category; a count that stops early tells rare words from common ones.
  // The ends are worked out apart: beside the index their functions, which are not leakproof, would keep the policy from it.
  const { rows } = await tx.client.query<WordRow>(
    `with asked as materialized (
       select word as first, word || case when length(word) < ${beginningOf(searchedIn)} then '' else U&'\\+10FFFF' end as last
       from platform.words_of($1) word limit ${wordsAtMost}
     )
     select asked.first as "from", asked.last as "to", array(
       ${categoryIds === "everywhere" ? everywhere(tableOf(searchedIn)) : perCategory(tableOf(searchedIn))} limit ${rareAtMost + 1}) as ids
     from asked`,
    categoryIds === "everywhere" ? [search] : [search, categoryIds],
  );
  if (rows.length === 0) return { ids: [], ranges: [], searchedIn };
  const rare = rows.filter(({ ids }) => ids.length <= rareAtMost).map(({ ids }) => ids);
  const ranges = rows.filter(({ ids }) => ids.length > rareAtMost).map(({ from, to }) => [from, to] as const);
  if (rare.length === 0) return { ids: null, ranges, searchedIn };
  const inAll = (left: readonly number[], one: readonly number[]) => {
    const these = new Set(one);
    return left.filter((id) => these.has(id));
  };
  return { ids: rare.reduce(inAll), ranges, searchedIn };
}

/** The condition on a post, with its values bound where the statement needs them. */
export function wordsCondition(found: WordsFound, post: string, put: (value: unknown) => string): string {
  return [
    ...(found.ids === null ? [] : [`${post}.id = any(${put(found.ids)}::bigint[])`]),
    ...found.ranges.map(
      ([from, to]) =>
        `exists (select from ${tableOf(found.searchedIn)} w where w.post_id = ${post}.id and w.word >= ${put(from)} and w.word <= ${put(to)})`,
    ),
  ].join(" and ");
}
