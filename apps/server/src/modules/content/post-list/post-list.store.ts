import type { PostState } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { type Condition, equals } from "../../../platform/list/condition.ts";
import {
  type Count,
  countRows,
  listPage,
  type ListRows,
  type Page,
  type PageInput,
  sizeOfTable,
} from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";
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

export interface PostListFilter {
  readonly search?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly source?: string | undefined;
  readonly language?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly postTagId?: number | undefined;
  readonly state?: PostState | undefined;
}

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

/** The posts that match a filter; null where no post has its words. Personal posts are not listed for staff. */
async function rowsOf(
  tx: Tx,
  filter: PostListFilter,
  { everywhere, now }: { readonly everywhere: boolean; readonly now: Date },
): Promise<(ListRows & { readonly unfiltered: boolean }) | null> {
  const { categoryId, postTagId } = filter;
  const within = categoryId === undefined ? (everywhere ? "everywhere" : null) : [categoryId];
  const words = filter.search === undefined ? null : await findByWords(tx, filter.search, within);
  if (words?.ids?.length === 0) return null;
  const asked: Condition[] = [
    words && ((bind) => wordsCondition(words, "p", bind)),
    equals("p.category_id", categoryId),
    equals("p.source", filter.source),
    equals("p.language", filter.language),
    equals("p.type", filter.type),
    equals("p.status", filter.status),
    postTagId === undefined
      ? null
      : (bind) =>
          `exists (select from post_post_tag t where t.post_id = p.id and t.tag_id = ${bind(postTagId)})`,
    inState(filter.state, now),
  ];
  return {
    from: "post p join category c on c.id = p.category_id",
    // In the form that the indexes have.
    where: ["p.category_id is not null", ...asked],
    unfiltered: asked.every((condition) => condition === null),
  };
}

/** A page of the staff's list, newest first, and how many there are. */
export async function listPosts(
  tx: Tx,
  filter: PostListFilter,
  reader: { readonly everywhere: boolean; readonly now: Date },
  page: PageInput,
): Promise<Page<ListedPost> & { readonly count: Count }> {
  const posts = await rowsOf(tx, filter, reader);
  if (!posts) return { rows: [], next: null, count: { count: 0, exact: true } };
  // For a reader who sees everything and filters nothing, the table's size is the count.
  const ofAll = posts.unfiltered && reader.everywhere;
  const prepareAs = posts.unfiltered ? `posts-${reader.everywhere ? "all" : "seen"}` : undefined;
  const order = byId("p.id", "descending");
  const [found, size] = await Promise.all([
    listPage<ListedPost>(tx, { select: listColumns, ...posts, order, prepareAs }, page),
    ofAll ? sizeOfTable(tx, "post") : null,
  ]);
  // The name of the category does not change how many there are.
  return { ...found, count: size ?? (await countRows(tx, { ...posts, from: "post p" })) };
}
