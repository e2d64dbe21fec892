import type { SwitchScope } from "@polyphon/contract/operations/operations.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { byTime, spanValues, type TimeSpan } from "../../../platform/list/by-time.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";
import type { Count } from "./stopped-shares.store.ts";
import type { SwitchName } from "./switches.store.ts";

export interface SwitchLogRow extends SwitchName {
  readonly id: number;
  readonly active: boolean;
  readonly reason: string;
  readonly byAccount: number | null;
  readonly at: Date;
  readonly affected: number;
  readonly affectedExact: boolean;
  readonly released: number;
  readonly cancelled: number;
  readonly doneAt: Date | null;
}

const logColumns = `id, scope, key, active, reason, by_account as "byAccount", at, affected,
  affected_exact as "affectedExact", released, cancelled, done_at as "doneAt"`;

/** Newest first. */
export function listSwitchLog(
  tx: Tx,
  filter: { readonly scope?: SwitchScope | undefined; readonly key?: string | undefined },
  page: PageInput,
): Promise<Page<SwitchLogRow>> {
  return listPage<SwitchLogRow>(
    tx,
    {
      select: logColumns,
      from: "kill_switch_log",
      where: [equals("scope", filter.scope), equals("key", filter.key)],
      order: byId("id", "descending"),
    },
    page,
  );
}

/** Posts that were killed or released, newest first. */
export async function listPostTurns(
  tx: Tx,
  filter: TimeSpan & { readonly postId: number | null; readonly active: boolean | null },
): Promise<SwitchLogRow[]> {
  const { rows } = await tx.client.query<SwitchLogRow>(
    `select ${logColumns} from kill_switch_log
     where scope = 'post' and ($1::bigint is null or key = $1::text) and ($2::boolean is null or active = $2) ${byTime(3)}`,
    [filter.postId, filter.active, ...spanValues(filter)],
  );
  return rows;
}

export async function findLogEntry(tx: Tx, id: number): Promise<SwitchLogRow | null> {
  const { rows } = await tx.client.query<SwitchLogRow>(
    `select ${logColumns} from kill_switch_log where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The entry that this transaction's change has written. */
export async function noteAffected(tx: Tx, { scope, key }: SwitchName, affected: Count): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update kill_switch_log set affected = $3, affected_exact = $4
     where id = (select max(id) from kill_switch_log where scope = $1 and key = $2) returning id`,
    [scope, key, affected.value, affected.exact],
  );
  if (!rows[0]) throw new Error(`the turn of ${scope} ${key} is not in the log`);
  return rows[0].id;
}

export async function noteReleased(
  tx: Tx,
  id: number,
  done: { readonly released: number; readonly cancelled: number; readonly doneAt: Date | null },
): Promise<void> {
  await tx.client.query(
    "update kill_switch_log set released = released + $2, cancelled = cancelled + $3, done_at = $4 where id = $1",
    [id, done.released, done.cancelled, done.doneAt],
  );
}
