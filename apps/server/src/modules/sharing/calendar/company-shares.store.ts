import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { between, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { oldestFirst } from "../../../platform/list/list-order.ts";
import { shareColumns, type ShareRow } from "../shares/share.store.ts";

export interface CompanyShareFilter {
  readonly companyId: number;
  readonly network: Network | null;
  readonly states: readonly ShareState[];
  readonly employeeId: number | null;
}

/** An hour that a clock change takes or gives belongs to its day: bounds are instants, not dates. */
export interface DayBounds {
  readonly from: Date;
  readonly until: Date;
}

const fits = `company_id = $1 and ($2::text is null or network = $2) and state::text = any($3)
  and ($4::bigint is null or user_id = $4)`;

function valuesOf(filter: CompanyShareFilter): unknown[] {
  return [filter.companyId, filter.network, filter.states, filter.employeeId];
}

/** How many shares of each state are on each of the days; `day` counts from 0. */
export async function countCompanyDays(
  tx: Tx,
  filter: CompanyShareFilter,
  days: readonly DayBounds[],
): Promise<{ day: number; state: ShareState; shares: number }[]> {
  const { rows } = await tx.client.query<{ day: number; state: ShareState; shares: number }>(
    `select (d.place - 1)::int as day, s.state, s.shares
     from unnest($5::timestamptz[], $6::timestamptz[]) with ordinality d(since, until, place)
     cross join lateral (
       select state, count(*)::int as shares from share
       where ${fits} and due_at >= d.since and due_at < d.until group by state) s`,
    [...valuesOf(filter), days.map(({ from }) => from), days.map(({ until }) => until)],
  );
  return rows;
}

/** The first shares of each of the days. */
export async function firstOfCompanyDays(
  tx: Tx,
  filter: CompanyShareFilter,
  days: readonly DayBounds[],
  perDay: number,
): Promise<(ShareRow & { day: number })[]> {
  const { rows } = await tx.client.query<ShareRow & { day: number }>(
    `select (d.place - 1)::int as day, s.*
     from unnest($5::timestamptz[], $6::timestamptz[]) with ordinality d(since, until, place)
     cross join lateral (
       select ${shareColumns} from share
       where ${fits} and due_at >= d.since and due_at < d.until order by due_at, id limit $7) s
     order by d.place, s."dueAt", s.id`,
    [...valuesOf(filter), days.map(({ from }) => from), days.map(({ until }) => until), perDay],
  );
  return rows;
}

export function listCompanyShares(
  tx: Tx,
  filter: CompanyShareFilter,
  { from, until }: DayBounds,
  page: PageInput,
): Promise<Page<ShareRow>> {
  return listPage<ShareRow>(
    tx,
    {
      select: shareColumns,
      from: "share",
      where: [
        equals("company_id", filter.companyId),
        equals("network", filter.network),
        (bind) => `state::text = any(${bind(filter.states)})`,
        equals("user_id", filter.employeeId),
        between("due_at", from, until),
      ],
      order: oldestFirst("due_at", "id"),
    },
    page,
  );
}

/** In the caller's scope: a company's staff see their company's, the provider's staff every one. */
export async function findCompanyShare(tx: Tx, id: number): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(`select ${shareColumns} from share where id = $1`, [id]);
  return rows[0] ?? null;
}

export async function endCompanyShare(tx: Tx, share: ShareRow): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set state = 'CANCELLED', reason = 'cancelled_by_company', parked = false, version = version + 1,
       updated_at = now()
     where id = $1 and user_id = $2 and state in ('SCHEDULED', 'HELD') returning ${shareColumns}`,
    [share.id, share.userId],
  );
  return rows[0] ?? null;
}
