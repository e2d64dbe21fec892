import { containing } from "../../../platform/list/condition.ts";
import type { StoredTag, TagChanges } from "@polyphon/rules/content/categories/tag-changes.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export async function tagsOfCategory(tx: Tx, categoryId: number): Promise<StoredTag[]> {
  const { rows } = await tx.client.query<StoredTag>(
    "select id, title from category_defining_tag where category_id = $1 order by id",
    [categoryId],
  );
  return rows;
}

/** Deletions first: a new name may be one that has just become free. */
export async function writeTags(tx: Tx, categoryId: number, changes: TagChanges): Promise<void> {
  const { add, rename, remove } = changes;
  await tx.client.query("delete from category_defining_tag where category_id = $1 and id = any($2)", [
    categoryId,
    remove,
  ]);
  await tx.client.query(
    `update category_defining_tag tag set title = given.title from unnest($2::bigint[], $3::text[]) as given (id, title)
     where tag.category_id = $1 and tag.id = given.id`,
    [categoryId, rename.map(({ id }) => id), rename.map(({ title }) => title)],
  );
  await tx.client.query(
    "insert into category_defining_tag (category_id, title) select $1, title from unnest($2::text[]) title",
    [categoryId, add],
  );
}

interface TagOfCategory {
  readonly id: number;
  readonly name: string;
  /** The category it belongs to. */
  readonly detail: string;
}

const named = `select tag.id, tag.title as name, category.name as detail
  from category_defining_tag tag join category on category.id = tag.category_id`;

/** By a part of the title; without a search the first ones by category. */
export async function findTagsBy(
  tx: Tx,
  search: string | undefined,
  limit: number,
): Promise<TagOfCategory[]> {
  const pattern = containing(search);
  const { rows } = await tx.client.query<TagOfCategory>(
    `${named} where tag.title ilike $1 order by lower(category.name), lower(tag.title), tag.id limit $2`,
    [pattern, limit],
  );
  return rows;
}

export async function namesOfTags(tx: Tx, ids: readonly number[]): Promise<TagOfCategory[]> {
  const { rows } = await tx.client.query<TagOfCategory>(`${named} where tag.id = any($1)`, [ids]);
  return rows;
}
