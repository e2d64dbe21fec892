import type { Reaction } from "@polyphon/contract/content/content.ts";
import type { RealTimeAction } from "@polyphon/contract/content/real-time/real-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

interface Doer {
  readonly accountId: number;
  readonly companyId: number;
}

const counterOf = { VIEW: "views", LIKE: "likes", DISLIKE: "dislikes", SHARE: "shares" } as const;

async function count(tx: Tx, itemId: number, kind: RealTimeAction, by: 1 | -1): Promise<void> {
  const counter = counterOf[kind];
  await tx.client.query(`update real_time_item set ${counter} = ${counter} + $2 where id = $1`, [itemId, by]);
}

/** Once per person and kind; a second time changes nothing. */
export async function addAction(tx: Tx, doer: Doer, itemId: number, kind: RealTimeAction): Promise<void> {
  const { rowCount } = await tx.client.query(
    `insert into real_time_action (item_id, account_id, company_id, kind) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [itemId, doer.accountId, doer.companyId, kind],
  );
  if (rowCount === 1) await count(tx, itemId, kind, 1);
}

/** Afterwards the person's reaction is `kind`, or none. The caller holds the item's lock. */
export async function setItemReaction(
  tx: Tx,
  doer: Doer,
  itemId: number,
  kind: Reaction | null,
): Promise<void> {
  const { rows } = await tx.client.query<{ kind: Reaction }>(
    `delete from real_time_action where item_id = $1 and account_id = $2 and kind in ('LIKE', 'DISLIKE')
       and kind is distinct from $3 returning kind`,
    [itemId, doer.accountId, kind],
  );
  for (const before of rows) await count(tx, itemId, before.kind, -1);
  if (kind !== null) await addAction(tx, doer, itemId, kind);
}

/** The last post that the person made of the item; null when there is none. */
export async function postOfItem(tx: Tx, itemId: number, accountId: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ postId: number }>(
    `select post_id as "postId" from real_time_post where item_id = $1 and account_id = $2
     order by post_id desc limit 1`,
    [itemId, accountId],
  );
  return rows[0]?.postId ?? null;
}

/** From now on the item stays. */
export async function keepPostOfItem(tx: Tx, doer: Doer, itemId: number, postId: number): Promise<void> {
  await tx.client.query(
    `insert into real_time_post (post_id, item_id, account_id, company_id) values ($1, $2, $3, $4)
     on conflict (post_id) do nothing`,
    [postId, itemId, doer.accountId, doer.companyId],
  );
  await tx.client.query("update real_time_item set taken = true where id = $1 and not taken", [itemId]);
}

/** The items that these posts were made of, as far as they were made of any. */
export async function itemsOfPosts(
  tx: Tx,
  postIds: readonly number[],
): Promise<{ itemId: number; accountId: number; companyId: number }[]> {
  const { rows } = await tx.client.query<{ itemId: number; accountId: number; companyId: number }>(
    `select item_id as "itemId", account_id as "accountId", company_id as "companyId"
     from real_time_post where post_id = any($1::bigint[])`,
    [postIds],
  );
  return rows;
}

export interface ActionPlace {
  /** To the microsecond. */
  readonly at: string;
  readonly itemId: number;
  readonly accountId: number;
  readonly kind: string;
}

export interface ActionWish {
  readonly action: RealTimeAction | null;
  readonly companyId: number | null;
  readonly itemId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly after: ActionPlace | null;
  readonly limit: number;
}

export interface ActionRow {
  readonly action: RealTimeAction;
  readonly at: string;
  readonly itemId: number;
  readonly itemTitle: string;
  readonly accountId: number;
  readonly companyId: number;
}

export async function listActions(tx: Tx, wish: ActionWish): Promise<ActionRow[]> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const { action, companyId, itemId, from, to, after } = wish;
  const where = [
    "true",
    action !== null && `a.kind = ${put(action)}`,
    companyId !== null && `a.company_id = ${put(companyId)}`,
    itemId !== null && `a.item_id = ${put(itemId)}`,
    from && `a.created_at >= ${put(from)}::timestamptz`,
    to && `a.created_at < ${put(to)}::timestamptz`,
    after &&
      `(a.created_at, a.item_id, a.account_id, a.kind)
        < (${put(after.at)}::timestamptz, ${put(after.itemId)}::bigint, ${put(after.accountId)}::bigint, ${put(after.kind)})`,
  ];
  const newest = "created_at desc, item_id desc, account_id desc, kind desc";
  const { rows } = await tx.client.query<ActionRow>(
    `select done.kind as action, done.item_id as "itemId", i.title as "itemTitle", done.account_id as "accountId",
       done.company_id as "companyId", to_char(done.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
     from (select a.* from real_time_action a where ${where.filter(Boolean).join(" and ")}
       order by ${newest} limit ${Math.trunc(wish.limit)}) done
     join real_time_item i on i.id = done.item_id
     order by done.created_at desc, done.item_id desc, done.account_id desc, done.kind desc`,
    values,
  );
  return rows;
}
