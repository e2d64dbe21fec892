import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";

/** An attempt that did not succeed, as staff read it. */
export interface AttemptEntry {
  readonly shareId: number;
  readonly attempt: number;
  readonly companyId: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: Network;
  readonly outcome: string;
  readonly reason: ShareReason;
  readonly detail: string | null;
  readonly endedAt: Date;
  /** The current state of the share; a later attempt may have succeeded. */
  readonly state: ShareState;
}

export interface AttemptKey {
  readonly endedAt: Date;
  readonly shareId: number;
  readonly attempt: number;
}

export interface AttemptInput {
  readonly since: Date;
  readonly until: Date | null;
  readonly network: Network | null;
  readonly reason: ShareReason | null;
  readonly state: ShareState | null;
  readonly companyIds: readonly number[] | null;
  /** Only the last attempt of a share. */
  readonly last: boolean;
  readonly userId: number | null;
  readonly postId: number | null;
  readonly after: AttemptKey | null;
  readonly limit: number;
}

/** Newest first, by key. The window of time bounds what a rare filter has to read. */
export async function listTroubledAttempts(tx: Tx, input: AttemptInput): Promise<AttemptEntry[]> {
  const { rows } = await tx.client.query<AttemptEntry>(
    `select a.share_id as "shareId", a.attempt, a.company_id as "companyId", s.user_id as "userId", s.post_id as "postId",
       s.network, a.outcome, a.reason, a.detail, a.ended_at as "endedAt", s.state
     from share_attempt a join share s on s.id = a.share_id
     where a.reason is not null and a.ended_at >= $1
       and ($2::timestamptz is null or a.ended_at < $2)
       and ($3::text is null or s.network = $3)
       and ($4::text is null or a.reason = $4)
       and ($5::text is null or s.state::text = $5)
       and ($6::bigint[] is null or a.company_id = any($6))
       and ($7::bigint is null or s.user_id = $7)
       and ($8::bigint is null or s.post_id = $8)
       and ($9::timestamptz is null or (a.ended_at, a.share_id, a.attempt) < ($9, $10::bigint, $11::int))
       and (not $13 or not exists (select from share_attempt later
         where later.share_id = a.share_id and later.attempt > a.attempt))
     order by a.ended_at desc, a.share_id desc, a.attempt desc limit $12`,
    [
      input.since,
      input.until,
      input.network,
      input.reason,
      input.state,
      input.companyIds,
      input.userId,
      input.postId,
      input.after?.endedAt ?? null,
      input.after?.shareId ?? null,
      input.after?.attempt ?? null,
      input.limit,
      input.last,
    ],
  );
  return rows;
}
