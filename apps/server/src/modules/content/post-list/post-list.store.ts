import type { Tx } from "../../../platform/db/transaction.ts";
import type { PostRow } from "../post/post.store.ts";
import { findByWords, wordsCondition, type WordsFound } from "../post/post-words.store.ts";

/** What a row of the staff's list shows; copies stay where they are. */
export type ListedPost = Pick<
  PostRow,
  | "id"
  | "version"
  | "title"
  | "source"
  | "type"
  | "language"
  | "status"
  | "categoryId"
  | "categoryName"
  | "companyId"
  | "createdBy"
  | "publishAt"
  | "startsOn"
  | "endsOn"
  | "featuredUntil"
  | "frontPageNews"
  | "dripDays"
> & {
  readonly serialNumber: number | null;
  readonly firstImageId: number | null;
  /** How many. */
  readonly voices: number;
};

const listColumns = `p.id, p.version, p.title, p.source, p.type, p.language, p.status, p.category_id as "categoryId",
  c.name as "categoryName", p.company_id as "companyId", p.created_by as "createdBy", p.publish_at as "publishAt",
  p.starts_on as "startsOn", p.ends_on as "endsOn", p.featured_until as "featuredUntil", p.front_page_news as "frontPageNews",
  p.drip_days as "dripDays", p.serial_number as "serialNumber", jsonb_array_length(p.voices) as voices,
  (select media_id from post_image i where i.post_id = p.id and i.position = 1) as "firstImageId"`;

export interface PostListWish {
  /** The caller sees every category. */
  readonly everywhere: boolean;
  readonly now: Date;
  readonly afterId: number | null;
  readonly limit: number;
  readonly search: string | null;
  readonly categoryId: number | null;
  readonly source: string | null;
  readonly language: string | null;
  readonly type: string | null;
  readonly status: string | null;
  readonly postTagId: number | null;
  readonly state: "visible" | "scheduled" | "ended" | null;
}

interface Conditions {
  readonly values: readonly unknown[];
  readonly put: (value: unknown) => string;
  /** Null is no condition at all. */
  readonly sql: string | null;
}

/** What a post of the list must be. */
function conditionsOf(wish: PostListWish, words: WordsFound | null): Conditions {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  // Only where it is asked: a value that a statement does not use has no type.
  const now = wish.state === null ? "" : `${put(wish.now)}::timestamptz`;
  const all: string[] = words ? [wordsCondition(words, "p", put)] : [];
  if (wish.categoryId !== null) all.push(`p.category_id = ${put(wish.categoryId)}`);
  if (wish.source !== null) all.push(`p.source = ${put(wish.source)}`);
  if (wish.language !== null) all.push(`p.language = ${put(wish.language)}`);
  if (wish.type !== null) all.push(`p.type = ${put(wish.type)}`);
  if (wish.status !== null) all.push(`p.status = ${put(wish.status)}`);
  if (wish.postTagId !== null)
    all.push(
      `exists (select from post_post_tag t where t.post_id = p.id and t.tag_id = ${put(wish.postTagId)})`,
    );
  if (wish.state === "visible")
    all.push(
      `p.status = 'PUBLISHED' and p.publish_at <= ${now} and (p.ends_on is null or p.ends_on >= (${now})::date)`,
    );
  if (wish.state === "scheduled") all.push(`p.status = 'PUBLISHED' and p.publish_at > ${now}`);
  if (wish.state === "ended") all.push(`p.status = 'PUBLISHED' and p.ends_on < (${now})::date`);
  return { values, put, sql: all.length === 0 ? null : all.join(" and ") };
}

export interface PostCount {
  readonly value: number;
  readonly exact: boolean;
}

/** Personal posts are not the staff's. In the words of the indexes. */
const kept = "p.category_id is not null";

const countAtMost = 10_000;
const size = `(select greatest(reltuples, 0)::bigint from pg_class where oid = 'post'::regclass)`;

/** Counted up to ten thousand, beyond which only the planner's figure is known. */
function counting({ sql }: Conditions, everywhere: boolean): string {
  const counted = `(select count(*)::int from (select from post p where ${kept} and ${sql ?? "true"} limit ${countAtMost + 1}) found)`;
  // Whoever sees everything and asks for everything is told the size of the table, which nobody has to walk for.
  return everywhere && sql === null ? `case when ${size} <= ${countAtMost} then ${counted} end` : counted;
}

interface CountRow {
  readonly counted: number | null;
  readonly estimate: number;
}

function countOf({ counted, estimate }: CountRow): PostCount {
  return counted !== null && counted <= countAtMost
    ? { value: counted, exact: true }
    : { value: Math.max(estimate, countAtMost), exact: false };
}

/** A page of the staff's list, newest first, and how many there are: one statement where the page has a row. */
export async function listPosts(
  tx: Tx,
  wish: PostListWish,
): Promise<{ rows: ListedPost[]; count: PostCount }> {
  const within = wish.categoryId === null ? (wish.everywhere ? "everywhere" : null) : [wish.categoryId];
  const words = wish.search === null ? null : await findByWords(tx, wish.search, within);
  if (words?.ids?.length === 0) return { rows: [], count: { value: 0, exact: true } };
  const asked = conditionsOf(wish, words);
  const counted = `${counting(asked, wish.everywhere)} as counted, ${size} as estimate`;
  const countText = `select ${counted}`;
  const countValues = [...asked.values];
  const after = wish.afterId === null ? "" : `and p.id < ${asked.put(wish.afterId)}`;
  const text = `select ${listColumns}, ${counted} from post p join category c on c.id = p.category_id
     where ${kept} and ${asked.sql ?? "true"} ${after} order by p.id desc limit ${asked.put(wish.limit)}`;
  // Without a filter the statement is always the same, and planning it costs as much as the page.
  const name = asked.sql === null ? { name: `posts-${wish.everywhere}-${after === ""}` } : {};
  const { rows } = await tx.client.query<ListedPost & CountRow>({ text, values: [...asked.values], ...name });
  const [first] = rows;
  if (first) return { rows, count: countOf(first) };
  const { rows: alone } = await tx.client.query<CountRow>(countText, countValues);
  return { rows: [], count: countOf(alone[0] ?? { counted: 0, estimate: 0 }) };
}
