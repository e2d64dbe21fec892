import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import type { SwitchScope } from "../switches/active-switches.store.ts";

/** Whose shares are held or released: those of one lost connection, or those under a kill switch. */
export type HeldScope =
  | { readonly userId: number; readonly network: Network }
  | { readonly scope: SwitchScope; readonly key: string };

export interface HeldShare {
  readonly id: number;
  readonly companyId: number;
  readonly userId: number;
}

interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

function conditionOf(scope: HeldScope): Condition {
  if ("userId" in scope)
    return { sql: "user_id = $1 and network = $2", values: [scope.userId, scope.network] };
  switch (scope.scope) {
    case "all":
      return { sql: "true", values: [] };
    case "network":
      return { sql: "network = $1", values: [scope.key] };
    case "company":
      return { sql: "company_id = $1", values: [Number(scope.key)] };
    case "post":
      return { sql: "post_id = $1", values: [Number(scope.key)] };
    default:
      return scope.scope satisfies never;
  }
}

/** Stops what is scheduled in the scope. What is being published is stopped by the guard, or goes out. */
export async function holdShares(
  tx: Tx,
  scope: HeldScope,
  reason: ShareReason,
  now: Date,
): Promise<HeldShare[]> {
  const { sql, values } = conditionOf(scope);
  const next = values.length;
  const { rows } = await tx.client.query<HeldShare>(
    `update share set state = 'HELD', reason = $${next + 1}, held_at = $${next + 2}, parked = false,
       version = version + 1, updated_at = $${next + 2}
     where ${sql} and state = 'SCHEDULED'
     returning id, company_id as "companyId", user_id as "userId"`,
    [...values, reason, now],
  );
  return rows;
}

export interface ReleasedShares {
  readonly scheduled: HeldShare[];
  readonly cancelled: HeldShare[];
}

/**
 * Lets go of what the scope held: the first overdue share goes at once, more of them in their order over the next hour;
 * older ones are cancelled.
 * A lost connection does not release what a kill switch holds, nor the other way round.
 */
export async function releaseHeld(tx: Tx, scope: HeldScope, now: Date): Promise<ReleasedShares> {
  const { sql, values } = conditionOf(scope);
  const next = values.length;
  const held = "userId" in scope ? "reason <> 'kill_switch'" : "reason = 'kill_switch'";
  const { rows } = await tx.client.query<HeldShare & { kept: boolean }>(
    `with held as (
       select id, user_id, due_at, kept,
         (row_number() over same - 1)::float8 / count(*) over (partition by due_at <= $${next + 1}, kept) as place
       from (select *, due_at > $${next + 1}::timestamptz - $${next + 2}::int * interval '1 hour' as kept
         from share where ${sql} and state = 'HELD' and ${held}) stopped
       window same as (partition by due_at <= $${next + 1}, kept order by due_at, id)
     )
     update share s set
       state = case when held.kept then 'SCHEDULED' else 'CANCELLED' end::share_state,
       reason = case when held.kept then null else 'overdue' end,
       due_at = case when held.kept and held.due_at <= $${next + 1}
         then $${next + 1}::timestamptz + held.place * $${next + 3}::int * interval '1 minute' else held.due_at end,
       held_at = null, version = s.version + 1, updated_at = $${next + 1}
     from held where s.id = held.id and s.user_id = held.user_id and s.state = 'HELD'
     returning s.id, s.company_id as "companyId", s.user_id as "userId", held.kept`,
    [...values, now, await readSetting(tx, "heldGraceHours"), limits.share.releaseSpreadMinutes],
  );
  return { scheduled: rows.filter((row) => row.kept), cancelled: rows.filter((row) => !row.kept) };
}
