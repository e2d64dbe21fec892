import { containing } from "../../../platform/list/condition.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface NamedCategory {
  readonly id: number;
  readonly name: string;
}

/** By name; without a search the first ones by name. */
export async function findCategoriesBy(
  tx: Tx,
  search: string | undefined,
  limit: number,
): Promise<NamedCategory[]> {
  const pattern = containing(search);
  const { rows } = await tx.client.query<NamedCategory>(
    `select id, name from category where name ilike $1
     order by lower(name), id limit $2`,
    [pattern, limit],
  );
  return rows;
}

/** Those of the ids that exist, by name. */
export async function namesOfCategories(tx: Tx, ids: readonly number[]): Promise<NamedCategory[]> {
  const { rows } = await tx.client.query<NamedCategory>(
    "select id, name from category where id = any($1) order by lower(name), id",
    [ids],
  );
  return rows;
}

/** The categories a company is connected to, in their order. */
export async function categoriesOfCompany(tx: Tx, companyId: number): Promise<NamedCategory[]> {
  const { rows } = await tx.client.query<NamedCategory>(
    `select c.id, c.name from category_company cc join category c on c.id = cc.category_id
     where cc.company_id = $1 order by c.display_order, lower(c.name), c.id`,
    [companyId],
  );
  return rows;
}
