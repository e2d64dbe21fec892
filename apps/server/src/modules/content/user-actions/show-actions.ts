import type { Tx } from "../../../platform/db/transaction.ts";
import type { ContentDeps } from "../content.deps.ts";

interface Done {
  readonly at: string | Date;
  readonly accountId: number;
  readonly companyId: number;
}

/** What people did, with who did it and in which company, by one question for the whole page. */
export async function showActions<Row extends Done, Item extends object>(
  tx: Tx,
  { desk }: Pick<ContentDeps, "desk">,
  rows: readonly Row[],
  item: (row: Row) => Item,
) {
  const [people, companies] = await Promise.all([
    desk.accountNames(tx, [...new Set(rows.map(({ accountId }) => accountId))]),
    desk.choices.company.named(tx, [...new Set(rows.map(({ companyId }) => companyId))]),
  ]);
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...item(row),
    at: new Date(row.at).toISOString(),
    person: people.get(row.accountId) ?? "",
    company: companyNames.get(row.companyId) ?? "",
  }));
}
