import type { Tx } from "../../../platform/db/transaction.ts";
import type { ContentDeps } from "../content.deps.ts";

interface Done {
  readonly at: string;
  readonly accountId: number;
  readonly companyId: number;
}

/** Who did something and in which company, by one question for the whole page. */
async function namesOfActions(
  tx: Tx,
  { desk }: Pick<ContentDeps, "desk">,
  rows: readonly Done[],
): Promise<(row: Done) => { person: string; company: string }> {
  const [people, companies] = await Promise.all([
    desk.accountNames(tx, [...new Set(rows.map(({ accountId }) => accountId))]),
    desk.choices.company.named(tx, [...new Set(rows.map(({ companyId }) => companyId))]),
  ]);
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  return ({ accountId, companyId }) => ({
    person: people.get(accountId) ?? "",
    company: companyNames.get(companyId) ?? "",
  });
}

/** A page of what people did, from one row more than it holds. */
export async function pageOfActions<Row extends Done, Item extends object>(
  tx: Tx,
  deps: Pick<ContentDeps, "desk">,
  { found, limit }: { readonly found: readonly Row[]; readonly limit: number },
  show: { readonly item: (row: Row) => Item; readonly place: (row: Row) => string },
) {
  const page = found.slice(0, limit);
  const names = await namesOfActions(tx, deps, page);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({ ...show.item(row), at: new Date(row.at).toISOString(), ...names(row) })),
    next: found.length > limit && last ? show.place(last) : null,
  };
}
