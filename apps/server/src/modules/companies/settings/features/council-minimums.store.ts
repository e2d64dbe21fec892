import type { FigureGuard } from "@polyphon/rules/people/guard/shown-figure.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";

/** Those of the companies that are in works-council mode, each with the fewest people that a figure may be about. */
export async function findCouncilMinimums(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.client.query<{ id: number; minimum: number }>(
    "select id, works_council_minimum as minimum from company where id = any($1) and works_council",
    [ids],
  );
  return new Map(rows.map(({ id, minimum }) => [id, minimum]));
}

/** What a company in works-council mode lets be seen of its people's figures; null for any other company. */
export async function findFigureGuard(tx: Tx, companyId: number): Promise<FigureGuard | null> {
  const { rows } = await tx.client.query<FigureGuard>(
    `select minimum /* not null: minimum */, people as population /* not null: population */
     from council_company where company_id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}

/** Whether any company that the transaction reaches is in works-council mode. */
export async function reachesCouncil(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from council_company limit 1");
  return rowCount === 1;
}

export interface CouncilFacts {
  readonly id: number;
  readonly name: string;
  /** Null where the company is not in works-council mode. */
  readonly minimum: number | null;
  /** Whether it is the company of people without one. */
  readonly individuals: boolean;
}

/** Null when this scope sees no such company. */
export async function findCouncilFacts(tx: Tx, id: number): Promise<CouncilFacts | null> {
  const { rows } = await tx.client.query<CouncilFacts>(
    `select id, name, individuals, case when works_council then works_council_minimum end as minimum
     from company where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
