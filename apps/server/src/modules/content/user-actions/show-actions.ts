import type { Tx } from "../../../platform/db/transaction.ts";
import type { ContentDeps } from "../content.deps.ts";

interface Done {
  readonly at: string | Date;
  readonly accountId: number;
  readonly companyId: number;
}

/** What people did, with person and company, in one query for the whole page. */
export async function showActions<Row extends Done, Item extends object>(
  tx: Tx,
  { lookups }: Pick<ContentDeps, "lookups">,
  rows: readonly Row[],
  item: (row: Row) => Item,
) {
  const [people, companies] = await Promise.all([
    lookups.accountNames(tx, [...new Set(rows.map(({ accountId }) => accountId))]),
    lookups.choices.company.named(tx, [...new Set(rows.map(({ companyId }) => companyId))]),
  ]);
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...item(row),
    at: new Date(row.at).toISOString(),
    person: { id: row.accountId, name: people.get(row.accountId) ?? "" },
    company: companyNames.get(row.companyId) ?? "",
  }));
}
