import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface WaitingShare {
  readonly companyId: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: string;
  readonly text: string;
  readonly at: Date;
  readonly state: ShareState;
  readonly reason: ShareReason | null;
}

/** Shares that are scheduled, waiting or failed. A post already shared by somebody stays so. */
export async function addWaitingShares(tx: Tx, shares: readonly WaitingShare[]): Promise<void> {
  const column = <K extends keyof WaitingShare>(name: K) => shares.map((share) => share[name]);
  await tx.client.query(
    `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, reason, attempt, held_at)
     select company_id, user_id, post_id, network, 'VOICE_1', text, at, state::share_state, reason,
       case when state in ('FAILED', 'UNCONFIRMED') then 1 else 0 end, case when state = 'HELD' then now() end
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::timestamptz[], $7::text[], $8::text[])
       as g (company_id, user_id, post_id, network, text, at, state, reason)
     on conflict do nothing`,
    [
      column("companyId"),
      column("userId"),
      column("postId"),
      column("network"),
      column("text"),
      column("at"),
      column("state"),
      column("reason"),
    ],
  );
}
