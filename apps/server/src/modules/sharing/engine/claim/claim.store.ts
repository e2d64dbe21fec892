import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Database } from "../../../../platform/db/pool.ts";

/** What the engine knows of a share it publishes. */
export interface ClaimedShare {
  readonly id: number;
  readonly companyId: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: Network;
  readonly voice: string;
  readonly text: string;
  readonly dueAt: Date;
  readonly attempt: number;
  readonly worker: number;
  /** When this attempt was claimed, and when the share was first claimed for the request that may still be open. */
  readonly startedAt: Date;
  readonly claimedAt: Date;
  readonly tries: number;
  readonly openAttempt: boolean;
  readonly resent: boolean;
  readonly mediaIds: readonly string[];
  readonly killed: boolean;
  /** Only the person can share it, at the network's own page. */
  readonly assisted: boolean;
  /** The person's own choice of pictures; null means the post's. */
  readonly pictureIds: readonly number[] | null;
  /** Their alternative texts in the same order; null where there are none. */
  readonly pictureAlts: readonly string[] | null;
}

export const claimedColumns = `/* not null: claimedAt */ s.id, s.company_id as "companyId", s.user_id as "userId", s.post_id as "postId",
  s.network, s.voice, s.text, s.due_at as "dueAt", s.attempt, s.worker, now() as "startedAt", s.claimed_at as "claimedAt",
  s.tries, s.open_attempt as "openAttempt", s.resent, s.media_ids as "mediaIds",
  s.assisted, s.picture_ids as "pictureIds", s.picture_alts as "pictureAlts",
  (select true from kill_switch where active limit 1) is not null and exists (
    select from kill_switch k
    where k.active and (k.scope, k.key) in
      (('all', ''), ('network', s.network), ('company', s.company_id::text), ('post', s.post_id::text))
  ) as killed`;

/** Which end of the queue a claim takes from. */
export type ClaimOrder = "oldest" | "newest";

// The head of each lane is taken; what is behind it is parked, so that the next claim does not read it again. Lateral
// with a limit: an `exists` is planned as a hash over the whole table.
const claimSql = (order: ClaimOrder) => `
with due as materialized (
  select id, user_id, network, due_at from share
  where state = 'SCHEDULED' and not parked and due_at <= now()
  order by ${order === "oldest" ? "due_at, id" : "due_at desc, id desc"} limit $2
  for update skip locked
), judged as materialized (
  select due.id, due.user_id, busy.found is not null or earlier.found is not null as waits
  from due
  left join lateral (
    select 1 as found from share o
    where o.user_id = due.user_id and o.network = due.network and o.state = 'PUBLISHING' limit 1
  ) busy on true
  left join lateral (
    select 1 as found from share e
    where e.user_id = due.user_id and e.network = due.network and e.state = 'SCHEDULED'
      and (e.due_at, e.id) < (due.due_at, due.id) limit 1
  ) earlier on true
)
update share s set
  state = case when j.waits then 'SCHEDULED' else 'PUBLISHING' end::share_state,
  parked = j.waits,
  worker = case when j.waits then 0 else $1::bigint end,
  attempt = s.attempt + case when j.waits then 0 else 1 end,
  claimed_at = case when j.waits then s.claimed_at else now() end,
  check_at = case when j.waits then null else now() + $3::float8 * interval '1 ms' end
from judged j
where s.id = j.id and s.user_id = j.user_id
returning ${claimedColumns}, j.waits`;

const claims = { oldest: claimSql("oldest"), newest: claimSql("newest") };

export interface Claim {
  readonly shares: ClaimedShare[];
  /** As many rows as requested were found: more may be due. */
  readonly full: boolean;
}

/** One statement: after a certain failure nothing is claimed, after a lost answer nobody knows. */
export async function claimDueShares(
  shares: Database,
  worker: number,
  most: number,
  leaseMs: number,
  order: ClaimOrder = "oldest",
): Promise<Claim> {
  const { rows } = await shares.query<ClaimedShare & { waits: boolean }>({
    name: `share-claim-${order}`,
    text: claims[order],
    values: [worker, most, leaseMs],
  });
  return { shares: rows.filter((row) => !row.waits), full: rows.length >= most };
}

/** Ids of uploaded media survive a crash, so that the next attempt sends the same request. */
export async function storeMediaIds(
  shares: Database,
  share: ClaimedShare,
  mediaIds: readonly string[],
): Promise<void> {
  await shares.query({
    name: "share-media",
    text: "update share set media_ids = $4 where id = $1 and user_id = $2 and attempt = $3",
    values: [share.id, share.userId, share.attempt, mediaIds],
  });
}
