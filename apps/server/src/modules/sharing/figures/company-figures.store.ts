import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Contributed } from "@polyphon/rules/people/guard/guarded-months.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** Shares of a company that still wait, by network. */
export async function countWaiting(tx: Tx, companyId: number): Promise<Partial<Record<Network, number>>> {
  const { rows } = await tx.client.query<{ network: Network; counted: number }>(
    `select network, count(*)::int as counted from share
     where company_id = $1 and state in ('SCHEDULED', 'HELD') group by network`,
    [companyId],
  );
  return Object.fromEntries(rows.map(({ network, counted }) => [network, counted]));
}

/** How many shares of a company were published in each period; `bounds` are the starts and the end of the last. */
export async function countShared(
  tx: Tx,
  companyId: number,
  bounds: readonly Date[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ at: number; counted: number }>(
    `select width_bucket(due_at, $2::timestamptz[]) - 1 as at, count(*)::int as counted from share
     where company_id = $1 and due_at >= $3 and due_at < $4 and state = 'SHARED' group by 1`,
    [companyId, bounds, bounds[0], bounds.at(-1)],
  );
  return new Map(rows.map(({ at, counted }) => [at, counted]));
}

/** Periods with what each is counted under; null for those that are left out. Two of one label are counted as one. */
export interface LabelledPeriods {
  /** The starts, and the end of the last. */
  readonly bounds: readonly Date[];
  readonly labels: readonly (number | null)[];
}

type Row = Contributed & { readonly label: number };
const byLabel = (rows: readonly Row[]) => new Map(rows.map(({ label, ...counted }) => [label, counted]));

/** Shares of a company that were published, with how many people shared them. */
export async function contributedShares(
  tx: Tx,
  companyId: number,
  { bounds, labels }: LabelledPeriods,
): Promise<Map<number, Contributed>> {
  const { rows } = await tx.client.query<Row>(
    `select /* not null: label */ label, count(*)::int as figure, count(distinct user_id)::int as people
     from share cross join lateral (select ($5::int[])[width_bucket(due_at, $2::timestamptz[])] as label) period
     where company_id = $1 and due_at >= $3 and due_at < $4 and state = 'SHARED' and label is not null group by label`,
    [companyId, bounds, bounds[0], bounds.at(-1), labels],
  );
  return byLabel(rows);
}

/** Clicks by people on a company's links, with how many people had shared what was clicked. */
export async function contributedClicks(
  tx: Tx,
  companyId: number,
  { bounds, labels }: LabelledPeriods,
): Promise<Map<number, Contributed>> {
  const { rows } = await tx.client.query<Row>(
    `select /* not null: label */ label, count(*)::int as figure, count(distinct s.user_id)::int as people
     from click c join share s on s.id = c.share_id
     cross join lateral (select ($5::int[])[width_bucket(c.at, $2::timestamptz[])] as label) period
     where c.company_id = $1 and c.at >= $3 and c.at < $4 and c.kind = 'PERSON' and label is not null group by label`,
    [companyId, bounds, bounds[0], bounds.at(-1), labels],
  );
  return byLabel(rows);
}

/** How many people of a company published a share within a period. */
export async function countSharers(tx: Tx, companyId: number, from: Date, until: Date): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(distinct user_id)::int as counted from share
     where company_id = $1 and due_at >= $2 and due_at < $3 and state = 'SHARED'`,
    [companyId, from, until],
  );
  return rows[0]?.counted ?? 0;
}
