import type { UserAction } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface UserActionRow {
  readonly action: UserAction;
  /** To the microsecond: the place in the list. */
  readonly at: string;
  readonly rank: number;
  readonly postId: number;
  readonly postTitle: string;
  readonly accountId: number;
  readonly companyId: number;
  readonly reason: string | null;
}

export interface UserActionPlace {
  readonly at: string;
  readonly rank: number;
  readonly postId: number;
  readonly accountId: number;
}

export interface UserActionWish {
  readonly action: UserAction | null;
  readonly companyId: number | null;
  readonly postId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly after: UserActionPlace | null;
  readonly limit: number;
}

const newest = (alias: string) => `${alias}.created_at desc, ${alias}.post_id desc, ${alias}.account_id desc`;

/** Reactions and reports are read from their own indexes up to the limit, then merged. */
export async function listUserActions(tx: Tx, wish: UserActionWish): Promise<UserActionRow[]> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const limit = Math.trunc(wish.limit);
  const { after } = wish;
  const place = after && {
    at: `${put(after.at)}::timestamptz`,
    rest: `${put(after.rank)}::int, ${put(after.postId)}::bigint, ${put(after.accountId)}::bigint`,
  };
  const company = wish.companyId === null ? null : put(wish.companyId);
  const post = wish.postId === null ? null : put(wish.postId);
  const from = wish.from && `${put(wish.from)}::timestamptz`;
  const to = wish.to && `${put(wish.to)}::timestamptz`;
  const kind = wish.action === null || wish.action === "REPORT" ? null : put(wish.action);
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
    ...(wish.action === "REPORT"
      ? []
      : [
          `(select r.kind as action, r.created_at, 0 as rank, r.post_id, r.account_id, r.company_id, null as reason
            from post_reaction r where ${["true", ...common("r", 0), ...(kind ? [`r.kind = ${kind}`] : [])].join(" and ")}
            order by ${newest("r")} limit ${limit})`,
        ]),
    ...(wish.action === null || wish.action === "REPORT"
      ? [
          `(select 'REPORT' as action, s.created_at, 1 as rank, s.post_id, s.account_id, s.company_id, s.reason
            from post_report s where ${["true", ...common("s", 1)].join(" and ")}
            order by ${newest("s")} limit ${limit})`,
        ]
      : []),
  ];
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
