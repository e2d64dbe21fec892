import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";

/** The company imports the posts of its LinkedIn page, and reviews the provider's posts first. */
export async function lookAfterContent(tx: Tx, companyId: number, category: string): Promise<void> {
  await tx.client.query(
    `update company set import_linkedin_content = true, domain_content_quota = true,
       linkedin_content_category_id = (select id from category where name = $2) where id = $1`,
    [companyId, category],
  );
}

export interface DemoLinkedinPost {
  readonly urn: string;
  readonly title: string;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  readonly postedAt: Date;
  readonly permalink: string;
  readonly mediaId: number | null;
}

export async function addLinkedinPost(
  tx: Tx,
  companyId: number,
  category: string,
  post: DemoLinkedinPost,
): Promise<void> {
  await tx.client.query(
    `with made as (
       insert into linkedin_post (company_id, urn, title, category_id, language, permalink, copy, posted_at)
       select $1, $2, $3, id, 'ENGLISH', $4, $5, $6 from category where name = $7 returning id)
     insert into linkedin_post_image (company_id, linkedin_post_id, media_id, position)
     select $1, id, $8, 1 from made where $8::bigint is not null`,
    [
      companyId,
      post.urn,
      post.title,
      post.permalink,
      JSON.stringify(post.copy),
      post.postedAt,
      category,
      post.mediaId,
    ],
  );
}

/** The oldest posts of a category wait for the company, each a few hours longer than the next. */
export async function letWait(tx: Tx, companyId: number, category: string, posts: number): Promise<void> {
  await tx.client.query(
    `insert into processing_item (company_id, post_id, arrived_at)
     select $1, p.id, now() - row_number() over () * interval '7 hours' from (
       select post.id from post join category c on c.id = post.category_id
       where c.name = $2 and post.company_id is null and post.publish_at <= now()
       order by post.publish_at, post.id limit $3) p`,
    [companyId, category, posts],
  );
}
