import type { listPosts as listPostsCall } from "@polyphon/contract/content/content.contract.ts";
import type { PostState } from "@polyphon/contract/content/content.ts";
import type { pickPosts as pickPostsCall } from "@polyphon/contract/content/post/staff-post.contract.ts";
import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, type Condition, onDays } from "../../../platform/list/condition.ts";
import {
  type Count,
  countRows,
  listPage,
  type ListRows,
  type Page,
  type PageInput,
  pickRows,
  sizeOfTable,
} from "../../../platform/list/list.ts";
import { byId, chosenOrder, orderKey, type OrderKeys, textKey } from "../../../platform/list/list-order.ts";
import type { PostRow } from "../post/post.store.ts";
import { findByWords, wordsCondition } from "../post/post-words.store.ts";
import { isOut, isPublished } from "../visibility/visible-post.ts";

/** What a row of the staff's list shows, which excludes the copy. */
export type ListedPost = Pick<
  PostRow,
  | "id"
  | "version"
  | "title"
  | "source"
  | "type"
  | "language"
  | "status"
  | "killedAt"
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

const listColumns = `p.id, p.version, p.title, p.source, p.type, p.language, p.status, p.killed_at as "killedAt", p.category_id as "categoryId",
  c.name as "categoryName", p.company_id as "companyId", p.created_by as "createdBy", p.publish_at as "publishAt",
  p.starts_on as "startsOn", p.ends_on as "endsOn", p.featured_until as "featuredUntil", p.front_page_news as "frontPageNews",
  p.drip_days as "dripDays", p.serial_number as "serialNumber", jsonb_array_length(p.voices) as voices,
  (select media_id from post_image i where i.post_id = p.id and i.position = 1) as "firstImageId"`;

export type PostListFilter = InputOf<typeof pickPostsCall>;

/** By the day of the server: staff of the provider have posts of companies in every zone in one list. */
function inState(state: PostState | undefined, moment: Date): Condition {
  if (state === undefined) return null;
  if (state === "stopped") return "p.status = 'PUBLISHED' and p.killed_at is not null";
  return (bind) => {
    const now = `${bind(moment)}::timestamptz`;
    const today = `(${now})::date`;
    switch (state) {
      case "visible":
        return isOut("p", now, today);
      case "scheduled":
        return `${isPublished("p")} and (p.publish_at > ${now} or p.starts_on > ${today})`;
      case "ended":
        return `${isPublished("p")} and p.ends_on < ${today} and p.publish_at <= ${now}`;
    }
  };
}

export interface PostReader {
  /** Whose staff read; null for the provider's, who see every post. */
  readonly companyId: number | null;
  readonly now: Date;
}

/** As `maySeePost` decides of one. */
function seenBy(companyId: number | null): Condition {
  return companyId === null
    ? null
    : (bind) => `(p.status = 'PUBLISHED' or p.company_id = ${bind(companyId)})`;
}

/** The posts that match a filter; null where no post has its words. Personal posts are not listed for staff. */
async function rowsOf(
  tx: Tx,
  filter: PostListFilter,
  { companyId, now }: PostReader,
): Promise<(ListRows & { readonly unfiltered: boolean }) | null> {
  const { categoryId, postTagId } = filter;
  const within = categoryId ?? (companyId === null ? "everywhere" : null);
  const { search = "" } = filter;
  const words = search.length < limits.search.min ? null : await findByWords(tx, search, within);
  if (words?.ids?.length === 0) return null;
  const asked: Condition[] = [
    words && ((bind) => wordsCondition(words, "p", bind)),
    among("p.category_id", categoryId),
    among("p.company_id", filter.company),
    among("p.created_by", filter.author),
    ...onDays("p.publish_at", "timestamptz", filter.publishAtFrom, filter.publishAtTo),
    // In the words of the index that the order by it has.
    ...onDays("coalesce(p.ends_on, 'infinity')", "date", filter.endsOnFrom, filter.endsOnTo),
    among("p.source", filter.source),
    among("p.language", filter.language),
    among("p.type", filter.type),
    among("p.status", filter.status),
    postTagId === undefined
      ? null
      : (bind) =>
          `exists (select from post_post_tag t where t.post_id = p.id and t.tag_id = any(${bind(postTagId)}))`,
    inState(filter.state, now),
  ];
  return {
    from: "post p join category c on c.id = p.category_id",
    // In the form that the indexes have.
    where: ["p.category_id is not null", seenBy(companyId), ...asked],
    unfiltered: asked.every((condition) => condition === null),
  };
}

/** Empty ones are behind all others; each has an index of its own. */
const orders = {
  created: [],
  title: [textKey("p.title")],
  publish: [orderKey("p.publish_at", "timestamptz")],
  until: [orderKey("coalesce(p.ends_on, 'infinity')", "date")],
} as const satisfies OrderKeys;

/** A page of the staff's list, and how many there are. */
export async function listPosts(
  tx: Tx,
  { sort, ...filter }: PostListFilter & Pick<InputOf<typeof listPostsCall>, "sort">,
  reader: PostReader,
  page: PageInput,
): Promise<Page<ListedPost> & { readonly count: Count }> {
  const posts = await rowsOf(tx, filter, reader);
  if (!posts) return { rows: [], next: null, count: { count: 0, exact: true } };
  const everywhere = reader.companyId === null;
  // For a reader who sees everything and filters nothing, the table's size is the count.
  const ofAll = posts.unfiltered && everywhere;
  const prepareAs =
    posts.unfiltered && sort === "-created" ? `posts-${everywhere ? "all" : "seen"}` : undefined;
  const order = chosenOrder(sort, orders, "p.id");
  const [found, size] = await Promise.all([
    listPage<ListedPost>(tx, { select: listColumns, ...posts, order, prepareAs }, page),
    ofAll ? sizeOfTable(tx, "post") : null,
  ]);
  // The name of the category does not change how many there are.
  return { ...found, count: size ?? (await countRows(tx, { ...posts, from: "post p" })) };
}

/** How many posts the list shows under a filter. */
export async function countListedPosts(tx: Tx, filter: PostListFilter, reader: PostReader): Promise<Count> {
  const posts = await rowsOf(tx, filter, reader);
  return posts ? countRows(tx, { ...posts, from: "post p" }) : { count: 0, exact: true };
}

/** What an action on every post that is filtered would change. */
export async function pickPosts(tx: Tx, filter: PostListFilter, reader: PostReader) {
  const posts = await rowsOf(tx, filter, reader);
  if (!posts) return { rows: [], more: false };
  return pickRows(tx, { ...posts, from: "post p" }, { id: "p.id", name: "p.title" }, limits.severalRows.most);
}

/** The newest posts with these words in their title, each with its category. */
export async function findListedPosts(
  tx: Tx,
  search: string,
  reader: PostReader,
  limit: number,
): Promise<{ readonly id: number; readonly name: string; readonly detail: string }[]> {
  const posts = await rowsOf(tx, { search }, reader);
  if (!posts) return [];
  const { rows } = await listPage<{ id: number; name: string; detail: string }>(
    tx,
    { select: "p.id, p.title as name, c.name as detail", ...posts, order: byId("p.id", "descending") },
    { limit },
  );
  return rows;
}
