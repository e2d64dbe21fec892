import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { shareColumns, type ShareRow } from "../shares/share.store.ts";

/** The share of a post that waits for the person's confirmation, if there is one. */
export async function findAssisted(
  tx: Tx,
  userId: number,
  postId: number,
  network: Network,
): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${shareColumns} from share
     where user_id = $1 and post_id = $2 and network = $3 and assisted and state = 'UNCONFIRMED'`,
    [userId, postId, network],
  );
  return rows[0] ?? null;
}

/** Requested again before the person has confirmed it: the same share, with the current text. */
export async function renewAssisted(
  tx: Tx,
  row: Pick<ShareRow, "id" | "userId">,
  text: string,
): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set text = $3, version = version + 1, updated_at = now()
     where id = $1 and user_id = $2 and assisted and state = 'UNCONFIRMED' returning ${shareColumns}`,
    [row.id, row.userId, text],
  );
  return rows[0] ?? null;
}

/** The person reports how an unconfirmed share ended. Null when it is no longer unconfirmed. */
export async function endUnconfirmed(
  tx: Tx,
  row: Pick<ShareRow, "id" | "userId">,
  end: { readonly state: "SHARED" | "CANCELLED"; readonly now: Date },
): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set state = $3::share_state, reason = case $3 when 'CANCELLED' then 'cancelled_by_user' end,
       shared_at = case $3 when 'SHARED' then $4::timestamptz end, check_at = null, parked = false, open_attempt = false,
       version = version + 1, updated_at = $4
     where id = $1 and user_id = $2 and state = 'UNCONFIRMED' returning ${shareColumns}`,
    [row.id, row.userId, end.state, end.now],
  );
  return rows[0] ?? null;
}

/** The person looked and found nothing: a new attempt that is independent of the old one. */
export async function sendAgain(
  tx: Tx,
  row: Pick<ShareRow, "id" | "userId">,
  now: Date,
): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set state = 'SCHEDULED', reason = null, due_at = $3, tries = 0, open_attempt = false, resent = false,
       media_ids = '{}', parked = false, check_at = null, version = version + 1, updated_at = $3
     where id = $1 and user_id = $2 and state = 'UNCONFIRMED' and not assisted returning ${shareColumns}`,
    [row.id, row.userId, now],
  );
  return rows[0] ?? null;
}
