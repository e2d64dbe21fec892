import { beginning, containing } from "../../../platform/list/condition.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Choice, ChoiceFinder } from "../../../platform/resource/resource-lookups.ts";

export interface NamedCompany {
  readonly id: number;
  readonly name: string;
}

/** By name or domain; without a search the first ones by name. */
export async function findCompaniesBy(
  tx: Tx,
  search: string | undefined,
  limit: number,
): Promise<NamedCompany[]> {
  const pattern = containing(search);
  const { rows } = await tx.client.query<NamedCompany>(
    `select id, name from company where active and not individuals and (name ilike $1 or domain ilike $1)
     order by lower(name), id limit $2`,
    [pattern, limit],
  );
  return rows;
}

/** Those of the ids that exist, by name, each with the clock that its staff and employees go by. */
export async function namesOfCompanies(
  tx: Tx,
  ids: readonly number[],
): Promise<(NamedCompany & { readonly timeZone: string })[]> {
  const { rows } = await tx.client.query<NamedCompany & { readonly timeZone: string }>(
    `select id, name, time_zone as "timeZone" from company where id = any($1) order by lower(name), id`,
    [ids],
  );
  return rows;
}

/** Companies for a form to refer to, distinguished by their domain; those that begin with the words come first. */
export const companyChoices: ChoiceFinder = {
  find: async (tx, search, limit) => {
    const { rows } = await tx.client.query<Choice>(
      `select id, name, domain as detail from company
       where active and not individuals and (name ilike $1 or domain ilike $1)
       order by name not ilike $3, lower(name), id limit $2`,
      [containing(search), limit, beginning(search)],
    );
    return rows;
  },
  named: async (tx, ids) => {
    const { rows } = await tx.client.query<Choice>(
      "select id, name, domain as detail from company where id = any($1) order by lower(name), id",
      [ids],
    );
    return rows;
  },
};
