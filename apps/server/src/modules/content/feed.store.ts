import type { Tx } from "../../platform/db/transaction.ts";
import { type PostRow, postColumns } from "./content.store.ts";

export interface FeedWish {
  readonly companyId: number;
  readonly now: Date;
  /** Today by the company's calendar. */
  readonly today: string;
  readonly categoryId: number | null;
  readonly language: string | null;
  readonly search: string | null;
}

export interface FeedPlace {
  readonly publishAt: Date;
  readonly id: number;
}

/** On top of the first page, front-page news before featured posts. More than these would push the news of the day away. */
const pinnedAtMost = 12;

const visible = `
  post.status = 'PUBLISHED' and post.publish_at <= $2 and post.killed_at is null
  and (post.ends_on is null or post.ends_on >= $3)
  and (post.company_id is null or post.company_id = $1)
  and ($5::text is null or post.language = $5)
  and ($6::text is null or to_tsvector('simple', post.title) @@ websearch_to_tsquery('simple', $6))`;

const parameters = (wish: FeedWish) => [
  wish.companyId,
  wish.now,
  wish.today,
  wish.categoryId,
  wish.language,
  wish.search,
];

export async function pinnedPosts(tx: Tx, wish: FeedWish): Promise<PostRow[]> {
  const { rows } = await tx.client.query<PostRow>({
    name: "feed-pinned",
    text: `
      select ${postColumns}
      from category_company cc
      join category c on c.id = cc.category_id
      cross join lateral (
        (select * from post where post.category_id = cc.category_id and post.front_page_news and ${visible}
         order by publish_at desc, id desc limit ${pinnedAtMost})
        union all
        (select * from post where post.category_id = cc.category_id and post.featured_until >= $3 and not post.front_page_news
           and ${visible} order by publish_at desc, id desc limit ${pinnedAtMost})
      ) p
      where cc.company_id = $1 and ($4::bigint is null or cc.category_id = $4)
      order by p.front_page_news desc, p.publish_at desc, p.id desc
      limit ${pinnedAtMost}`,
    values: parameters(wish),
  });
  return rows;
}

/**
 * Everything that is not pinned, newest first. Each connected category is read from its own index and cut at the page's
 * size before the merge, so the thousandth page costs what the first one does.
 */
export async function newestPosts(
  tx: Tx,
  wish: FeedWish,
  after: FeedPlace | null,
  limit: number,
): Promise<PostRow[]> {
  const { rows } = await tx.client.query<PostRow>({
    name: after ? "feed-after" : "feed-first",
    text: `
      select ${postColumns}
      from (
        select found.* from category_company cc
        cross join lateral (
          select * from post
          where post.category_id = cc.category_id and not post.front_page_news
            and (post.featured_until is null or post.featured_until < $3) and ${visible}
            ${after ? "and (post.publish_at, post.id) < ($8, $9)" : ""}
          order by post.publish_at desc, post.id desc limit $7
        ) found
        where cc.company_id = $1 and ($4::bigint is null or cc.category_id = $4)
        order by found.publish_at desc, found.id desc limit $7
      ) p join category c on c.id = p.category_id
      order by p.publish_at desc, p.id desc`,
    values: after ? [...parameters(wish), limit, after.publishAt, after.id] : [...parameters(wish), limit],
  });
  return rows;
}

export interface TopicRow {
  readonly id: number;
  readonly name: string;
  readonly posts: number;
}

export async function topicsWithCounts(
  tx: Tx,
  wish: Pick<FeedWish, "companyId" | "now" | "today">,
): Promise<TopicRow[]> {
  const { rows } = await tx.client.query<TopicRow>(
    `select c.id, c.name, counted.posts
     from category_company cc
     join category c on c.id = cc.category_id
     cross join lateral (
       select count(*)::int as posts from (
         select from post where category_id = cc.category_id and status = 'PUBLISHED' and publish_at <= $2
           and killed_at is null and (ends_on is null or ends_on >= $3) limit 1000) found
     ) counted
     where cc.company_id = $1
     order by c.display_order, lower(c.name)
     limit 200`,
    [wish.companyId, wish.now, wish.today],
  );
  return rows;
}
