import type { Tx } from "../../../platform/db/transaction.ts";
import { type PostRow, postColumns } from "./post.store.ts";

export interface StaffPostRow extends PostRow {
  readonly serialNumber: number | null;
  readonly curatorCodeId: number | null;
  readonly curatorCode: string | null;
  readonly linkedinImageUrl: string | null;
  readonly updatedBy: number | null;
  readonly postTagIds: number[];
  readonly definingTags: { readonly id: number; readonly name: string }[];
  readonly postTags: { readonly id: number; readonly name: string }[];
}

const staffColumns = `/* not null: categoryId */ ${postColumns}, p.serial_number as "serialNumber", p.curator_code_id as "curatorCodeId",
  (select code from curator_code where id = p.curator_code_id) as "curatorCode",
  p.linkedin_image_url as "linkedinImageUrl", p.updated_by as "updatedBy",
  array(select t.tag_id from post_post_tag t where t.post_id = p.id order by t.tag_id) as "postTagIds",
  coalesce((select jsonb_agg(jsonb_build_object('id', tag.id, 'name', tag.title) order by lower(tag.title))
    from post_defining_tag t join category_defining_tag tag on tag.id = t.tag_id where t.post_id = p.id), '[]') as "definingTags",
  coalesce((select jsonb_agg(jsonb_build_object('id', tag.id, 'name', tag.name) order by lower(tag.name))
    from post_post_tag t join post_tag tag on tag.id = t.tag_id where t.post_id = p.id), '[]') as "postTags"`;

/** A post as staff see it. `lock` holds it until the transaction ends, so that what was read is what is changed. */
export async function findStaffPost(
  tx: Tx,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StaffPostRow | null> {
  const { rows } = await tx.client.query<StaffPostRow>(
    `select ${staffColumns} from post p join category c on c.id = p.category_id where p.id = $1 ${lock ? "for update of p" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}
