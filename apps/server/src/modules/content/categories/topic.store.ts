import type { Tx } from "../../../platform/db/transaction.ts";
import { isForGroups, isOpenTo, isOut } from "../visibility/visible-post.ts";

export interface Topic {
  readonly id: number;
  readonly name: string;
  readonly displayOrder: number;
  readonly tags: readonly { readonly id: number; readonly title: string }[];
}

/** Every category connected to the company of the transaction's scope, in its order, with its defining tags. */
export async function connectedTopics(tx: Tx, companyId: number): Promise<Topic[]> {
  const { rows } = await tx.client.query<Topic>({
    name: "connected-topics",
    text: `
      select c.id, c.name, c.display_order as "displayOrder",
        coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title) order by lower(t.title))
          from category_defining_tag t where t.category_id = c.id), '[]') as tags
      from category_company cc join category c on c.id = cc.category_id
      where cc.company_id = $1 order by c.display_order, lower(c.name)`,
    values: [companyId],
  });
  return rows;
}

/** How many posts of each category somebody of the company and these groups sees, counted up to a thousand. */
export async function visibleCounts(
  tx: Tx,
  input: {
    readonly companyId: number;
    readonly now: Date;
    readonly today: string;
    readonly groupIds: readonly number[];
  },
  categoryIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ id: number; posts: number }>(
    `select wanted.id, counted.posts from unnest($4::bigint[]) wanted (id)
     cross join lateral (
       select count(*)::int as posts from (
         select from post where category_id = wanted.id and ${isOut("post", "$2", "$3")}
           and ${isForGroups("post", "$5::bigint[]")} and ${isOpenTo("post", "$1")}
           limit 1000) found
     ) counted`,
    [input.companyId, input.now, input.today, categoryIds, input.groupIds],
  );
  return new Map(rows.map(({ id, posts }) => [id, posts]));
}
