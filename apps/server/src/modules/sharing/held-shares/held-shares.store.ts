import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { type Bind, bindings } from "../../../platform/list/condition.ts";
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

function inScope(scope: HeldScope, bind: Bind): string {
  if ("userId" in scope) return `user_id = ${bind(scope.userId)} and network = ${bind(scope.network)}`;
  switch (scope.scope) {
    case "all":
      return "true";
    case "network":
      return `network = ${bind(scope.key)}`;
    case "company":
      return `company_id = ${bind(Number(scope.key))}`;
    case "post":
      return `post_id = ${bind(Number(scope.key))}`;
  }
}

/** Holds what is scheduled in the scope. What is being published is stopped by the guard, or is sent. */
export async function holdShares(
  tx: Tx,
  scope: HeldScope,
  reason: ShareReason,
  now: Date,
): Promise<HeldShare[]> {
  const { values, bind } = bindings();
  const at = bind(now);
  const { rows } = await tx.client.query<HeldShare>(
    `update share set state = 'HELD', reason = ${bind(reason)}, held_at = ${at}, parked = false,
       version = version + 1, updated_at = ${at}
     where ${inScope(scope, bind)} and state = 'SCHEDULED'
     returning id, company_id as "companyId", user_id as "userId"`,
    values,
  );
  return rows;
}

export interface ReleasedShares {
  readonly scheduled: HeldShare[];
  readonly cancelled: HeldShare[];
}

/**
 * Releases what the scope held: the first overdue share at once, more of them in order over the next hour; older ones
 * are cancelled. A lost connection does not release what a kill switch holds, nor the other way round.
 */
export async function releaseHeld(tx: Tx, scope: HeldScope, now: Date): Promise<ReleasedShares> {
  const { values, bind } = bindings();
  const at = `${bind(now)}::timestamptz`;
  const graceHours = bind(await readSetting(tx, "heldGraceHours"));
  const spreadMinutes = bind(limits.share.releaseSpreadMinutes);
  const held = "userId" in scope ? "reason <> 'kill_switch'" : "reason = 'kill_switch'";
  const { rows } = await tx.client.query<HeldShare & { kept: boolean }>(
    `with held as (
       select id, user_id, due_at, kept,
         (row_number() over same - 1)::float8 / count(*) over (partition by due_at <= ${at}, kept) as place
       from (select *, due_at > ${at} - ${graceHours}::int * interval '1 hour' as kept
         from share where ${inScope(scope, bind)} and state = 'HELD' and ${held}) stopped
       window same as (partition by due_at <= ${at}, kept order by due_at, id)
     )
     update share s set
       state = case when held.kept then 'SCHEDULED' else 'CANCELLED' end::share_state,
       reason = case when held.kept then null else 'overdue' end,
       due_at = case when held.kept and held.due_at <= ${at}
         then ${at} + held.place * ${spreadMinutes}::int * interval '1 minute' else held.due_at end,
       held_at = null, version = s.version + 1, updated_at = ${at}
     from held where s.id = held.id and s.user_id = held.user_id and s.state = 'HELD'
     returning s.id, s.company_id as "companyId", s.user_id as "userId", held.kept`,
    values,
  );
  return { scheduled: rows.filter((row) => row.kept), cancelled: rows.filter((row) => !row.kept) };
}
