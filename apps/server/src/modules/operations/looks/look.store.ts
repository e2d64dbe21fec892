import type { Doing } from "@polyphon/contract/kit/about.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { orderKey } from "../../../platform/list/list-order.ts";

export interface CountedLooks {
  readonly personIds: readonly number[];
  /** Of each person, in the same order. */
  readonly companyIds: readonly number[];
  readonly doings: readonly Doing[];
  readonly readerId: number;
  readonly readerType: number;
  readonly ofProvider: boolean;
  readonly at: Date;
}

/** One statement for everybody on a page. */
export async function countLooks(tx: Tx, looks: CountedLooks): Promise<void> {
  await tx.client.query(
    `insert into look (person_id, company_id, doing, day, reader_id, reader_type, of_provider, first_at, last_at)
     select person.id, person.company_id, doing, ($5::timestamptz at time zone 'UTC')::date, $4, $6, $7, $5, $5
     from unnest($1::bigint[], $2::bigint[]) as person (id, company_id), unnest($3::text[]) as doing
     on conflict (person_id, day, reader_id, doing) do update set
       last_at = excluded.last_at, times = look.times + 1,
       reader_type = excluded.reader_type, of_provider = excluded.of_provider`,
    [
      looks.personIds,
      looks.companyIds,
      looks.doings,
      looks.readerId,
      looks.at,
      looks.readerType,
      looks.ofProvider,
    ],
  );
}

/** With somebody who is moved to another company. */
export async function moveLooks(tx: Tx, accountIds: readonly number[], toCompanyId: number): Promise<void> {
  await tx.client.query("update look set company_id = $2 where person_id = any($1)", [
    accountIds,
    toCompanyId,
  ]);
}

/** How many of before that day were deleted, at most as many as asked for. */
export async function purgeLooksBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rowCount } = await tx.client.query(
    `delete from look where ctid = any(array(
       select ctid from look where day < ($1::timestamptz at time zone 'UTC')::date limit $2))`,
    [before, limit],
  );
  return rowCount ?? 0;
}

export interface LookRow {
  readonly readerId: number;
  readonly readerType: number;
  readonly ofProvider: boolean;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly seen: readonly { readonly doing: Doing; readonly times: number }[];
}

/** What one reader saw of an account on one day is one row, newest first. */
export function listLooksAt(tx: Tx, accountIds: readonly number[], page: PageInput): Promise<Page<LookRow>> {
  return listPage<LookRow>(
    tx,
    {
      select: `reader_id as "readerId", reader_type as "readerType", of_provider as "ofProvider",
        first_at as "firstAt", last_at as "lastAt", seen`,
      from: `(select person_id, day, reader_id, max(reader_type) as reader_type, bool_or(of_provider) as of_provider,
          min(first_at) as first_at, max(last_at) as last_at,
          jsonb_agg(jsonb_build_object('doing', doing, 'times', times) order by doing) as seen
        from look group by person_id, day, reader_id) of_day`,
      where: [among("person_id", accountIds)],
      order: {
        keys: [
          orderKey("last_at", "timestamptz"),
          orderKey("reader_id", "bigint"),
          orderKey("person_id", "bigint"),
        ],
        descending: true,
      },
    },
    page,
  );
}
