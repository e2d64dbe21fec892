import type { Reaction } from "@polyphon/contract/content/content.ts";
import type { RealTimeAction } from "@polyphon/contract/content/real-time/real-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { between, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";

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
       and kind is distinct from $3 returning kind /* narrowed: kind */`,
    [itemId, doer.accountId, kind],
  );
  for (const before of rows) await count(tx, itemId, before.kind, -1);
  if (kind !== null) await addAction(tx, doer, itemId, kind);
}

/** The last post that the person made from the item; null when there is none. */
export async function postOfItem(tx: Tx, itemId: number, accountId: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ postId: number }>(
    `select post_id as "postId" from real_time_post where item_id = $1 and account_id = $2
     order by post_id desc limit 1`,
    [itemId, accountId],
  );
  return rows[0]?.postId ?? null;
}

/** From now on the item is kept. */
export async function keepPostOfItem(tx: Tx, doer: Doer, itemId: number, postId: number): Promise<void> {
  await tx.client.query(
    `insert into real_time_post (post_id, item_id, account_id, company_id) values ($1, $2, $3, $4)
     on conflict (post_id) do nothing`,
    [postId, itemId, doer.accountId, doer.companyId],
  );
  await tx.client.query("update real_time_item set taken = true where id = $1 and not taken", [itemId]);
}

/** The items that these posts were made from, where they were. */
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

export interface ActionFilter {
  readonly action?: RealTimeAction | undefined;
  readonly companyId?: number | undefined;
  readonly itemId?: number | undefined;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface ActionRow {
  readonly action: RealTimeAction;
  readonly at: Date;
  readonly itemId: number;
  readonly itemTitle: string;
  readonly accountId: number;
  readonly companyId: number;
}

/** Newest first. */
export function listActions(tx: Tx, filter: ActionFilter, page: PageInput): Promise<Page<ActionRow>> {
  return listPage<ActionRow>(
    tx,
    {
      select: `a.kind as action, a.created_at as at, a.item_id as "itemId", i.title as "itemTitle",
        a.account_id as "accountId", a.company_id as "companyId"`,
      from: "real_time_action a join real_time_item i on i.id = a.item_id",
      where: [
        equals("a.kind", filter.action),
        equals("a.company_id", filter.companyId),
        equals("a.item_id", filter.itemId),
        between("a.created_at", filter.from, filter.to),
      ],
      order: {
        keys: [
          ["a.created_at", "timestamptz"],
          ["a.item_id", "bigint"],
          ["a.account_id", "bigint"],
          ["a.kind", "text"],
        ],
        descending: true,
      },
    },
    page,
  );
}
