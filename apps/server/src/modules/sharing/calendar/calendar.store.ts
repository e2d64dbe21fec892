import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { needsOwner, shareColumns, type ShareRow } from "../shares/share.store.ts";

/** Shares on the calendar between two instants, earliest first. */
export async function calendarSharesOf(
  tx: Tx,
  userId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
  limit: number,
): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${shareColumns} from share
     where user_id = $1 and due_at >= $2 and due_at < $3 and state <> 'CANCELLED'
     order by due_at, id limit $4`,
    [userId, from, until, limit],
  );
  return rows;
}

/** What waits for the person, latest first. */
export async function sharesNeedingOf(
  tx: Tx,
  userId: number,
  since: Date,
  limit: number,
): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${shareColumns} from share where user_id = $1 and due_at >= $2 and ${needsOwner}
     order by due_at desc, id desc limit $3`,
    [userId, since, limit],
  );
  return rows;
}

interface VoiceUse {
  readonly voice: Voice;
  /** Colleagues who use the voice, and those of them whose text is the same but for case and spaces. */
  readonly people: number;
  readonly same: number;
}

/** How colleagues of the same company word one post on one network between two instants. */
export async function voicesOfColleagues(
  tx: Tx,
  input: {
    readonly companyId: number;
    readonly userId: number;
    readonly postId: number;
    readonly network: Network;
    readonly text: string;
    readonly from: Date;
    readonly until: Date;
  },
): Promise<VoiceUse[]> {
  const plain = (text: string) => `lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')))`;
  const { rows } = await tx.client.query<VoiceUse>(
    `select voice, count(*)::int as people, (count(*) filter (where ${plain("text")} = ${plain("$5::text")}))::int as same
     from share
     where post_id = $1 and company_id = $2 and user_id <> $3 and network = $4 and due_at >= $6 and due_at < $7
       and state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD')
     group by voice`,
    [input.postId, input.companyId, input.userId, input.network, input.text, input.from, input.until],
  );
  return rows;
}
