import { containing } from "../../../platform/list/condition.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Choice, ChoiceFinder } from "../../../platform/resource/resource-lookups.ts";

/** The holding entity that a company belongs to. */
export async function holdingEntityOf(tx: Tx, companyId: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number | null }>(
    "select holding_entity_id as id from company where id = $1",
    [companyId],
  );
  return rows[0]?.id ?? null;
}

export const holdingEntityChoices: ChoiceFinder = {
  find: async (tx, search, limit) => {
    const pattern = containing(search);
    const { rows } = await tx.client.query<Choice>(
      `select id, title as name, null as detail from holding_entity where title ilike $1
       order by lower(title), id limit $2`,
      [pattern, limit],
    );
    return rows;
  },
  named: async (tx, ids) => {
    const { rows } = await tx.client.query<Choice>(
      "select id, title as name, null as detail from holding_entity where id = any($1) order by lower(title), id",
      [ids],
    );
    return rows;
  },
};
