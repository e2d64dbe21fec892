import { containing } from "../../../platform/list/condition.ts";
import type { Choice, ChoiceFinder } from "../../../platform/resource/resource-lookups.ts";

const staff = `select id, btrim(first_name || ' ' || last_name) as name, email as detail from account where kind = 'staff'`;

/** Staff for a filter to choose from, distinguished by their address; those who left are still named. */
export const staffChoices: ChoiceFinder = {
  find: async (tx, search, limit) => {
    const { rows } = await tx.client.query<Choice>(
      `${staff} and status <> 'DELETED' and (email ilike $1 or first_name || ' ' || last_name ilike $1)
       order by lower(last_name), lower(first_name), id limit $2`,
      [containing(search), limit],
    );
    return rows;
  },
  named: async (tx, ids) => {
    const { rows } = await tx.client.query<Choice>(`${staff} and id = any($1)`, [ids]);
    return rows;
  },
};
