import type { UserAction } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface UserActionRow {
  readonly action: UserAction;
  /** To the microsecond: the position in the list. */
  readonly at: string;
  readonly rank: number;
  readonly postId: number;
  readonly postTitle: string;
  readonly accountId: number;
  readonly companyId: number;
  readonly reason: string | null;
}

export interface UserActionFilter {
  readonly action: UserAction | null;
  readonly companyId: number | null;
  readonly postId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly after: readonly [at: string, rank: string, postId: string, accountId: string] | null;
  readonly limit: number;
}

const newest = (alias: string) => `${alias}.created_at desc, ${alias}.post_id desc, ${alias}.account_id desc`;

/** Reactions and reports are read from their own indexes up to the limit, then merged. */
export async function listUserActions(tx: Tx, filter: UserActionFilter): Promise<UserActionRow[]> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const limit = Math.trunc(filter.limit);
  const { after } = filter;
  const place = after && {
    at: `${put(after[0])}::timestamptz`,
    rest: `${put(after[1])}::bigint, ${put(after[2])}::bigint, ${put(after[3])}::bigint`,
  };
  const company = filter.companyId === null ? null : put(filter.companyId);
  const post = filter.postId === null ? null : put(filter.postId);
  const from = filter.from && `${put(filter.from)}::timestamptz`;
  const to = filter.to && `${put(filter.to)}::timestamptz`;
  const kind = filter.action === null || filter.action === "REPORT" ? null : put(filter.action);
  const common = (alias: string, rank: number) =>
    [
      company && `${alias}.company_id = ${company}`,
      post && `${alias}.post_id = ${post}`,
      from && `${alias}.created_at >= ${from}`,
      to && `${alias}.created_at < ${to}`,
      place &&
        `${alias}.created_at <= ${place.at}
         and (${alias}.created_at, ${rank}, ${alias}.post_id, ${alias}.account_id) < (${place.at}, ${place.rest})`,
    ].filter(Boolean);
  const parts = [
    ...(filter.action === "REPORT"
      ? []
      : [
          `(select r.kind as action, r.created_at, 0 as rank, r.post_id, r.account_id, r.company_id, null as reason
            from post_reaction r where ${["true", ...common("r", 0), ...(kind ? [`r.kind = ${kind}`] : [])].join(" and ")}
            order by ${newest("r")} limit ${limit})`,
        ]),
    ...(filter.action === null || filter.action === "REPORT"
      ? [
          `(select 'REPORT' as action, s.created_at, 1 as rank, s.post_id, s.account_id, s.company_id, s.reason
            from post_report s where ${["true", ...common("s", 1)].join(" and ")}
            order by ${newest("s")} limit ${limit})`,
        ]
      : []),
  ];
  // Built at run time: each of the two tables takes part only where it is asked for.
  const { rows } = await tx.client.query<UserActionRow>(
    `select done.action, done.rank, done.post_id as "postId", coalesce(p.title, '') as "postTitle", done.account_id as "accountId",
       done.company_id as "companyId", done.reason,
       to_char(done.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
     from (select * from (${parts.join(" union all ")}) found
       order by created_at desc, rank desc, post_id desc, account_id desc limit ${limit}) done
     left join post p on p.id = done.post_id
     order by done.created_at desc, done.rank desc, done.post_id desc, done.account_id desc`,
    values,
  );
  return rows;
}
