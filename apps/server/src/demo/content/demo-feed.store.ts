import type { Tx } from "../../platform/db/transaction.ts";

export async function addTags(
  tx: Tx,
  tags: readonly { readonly category: string; readonly title: string }[],
): Promise<void> {
  await tx.client.query(
    `insert into category_defining_tag (category_id, title)
     select c.id, given.title from unnest($1::text[], $2::text[]) as given (category, title)
     join category c on c.name = given.category`,
    [tags.map(({ category }) => category), tags.map(({ title }) => title)],
  );
  // Two of three posts carry one tag of their category, the way staff would have set them.
  await tx.client.query(
    `insert into post_defining_tag (post_id, tag_id)
     select p.id, tags.ids[1 + p.id % cardinality(tags.ids)] from post p
     join (select category_id, array_agg(id order by id) as ids from category_defining_tag group by category_id) tags
       on tags.category_id = p.category_id
     where p.id % 3 > 0`,
  );
}

export async function attachFile(
  tx: Tx,
  postId: number,
  kind: "VIDEO" | "DOCUMENT",
  mediaId: number,
  title: string,
): Promise<void> {
  await tx.client.query("delete from post_image where post_id = $1", [postId]);
  await tx.client.query(
    "update post set type = $2, attachment_id = $3, attachment_title = $4 where id = $1",
    [postId, kind, mediaId, title],
  );
}

export interface DemoReaction {
  readonly postId: number;
  readonly accountId: number;
  readonly companyId: number;
  readonly kind: "LIKE" | "DISLIKE";
}

export async function addReactions(tx: Tx, reactions: readonly DemoReaction[]): Promise<void> {
  await tx.client.query(
    `insert into post_reaction (post_id, account_id, company_id, kind)
     select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])`,
    [
      reactions.map(({ postId }) => postId),
      reactions.map(({ accountId }) => accountId),
      reactions.map(({ companyId }) => companyId),
      reactions.map(({ kind }) => kind),
    ],
  );
  await tx.client.query(
    `insert into post_reaction_count (post_id, company_id, likes, dislikes)
     select post_id, company_id, count(*) filter (where kind = 'LIKE'), count(*) filter (where kind = 'DISLIKE')
     from post_reaction group by post_id, company_id`,
  );
}

export interface DemoGalleryImage {
  readonly companyId: number | null;
  readonly mediaId: number;
  readonly title: string;
  readonly hashtags: readonly string[];
}

export async function addGalleryImages(tx: Tx, images: readonly DemoGalleryImage[]): Promise<void> {
  for (const { companyId, mediaId, title, hashtags } of images)
    await tx.client.query(
      "insert into gallery_image (company_id, media_id, title, hashtags) values ($1, $2, $3, $4)",
      [companyId, mediaId, title, hashtags],
    );
}
