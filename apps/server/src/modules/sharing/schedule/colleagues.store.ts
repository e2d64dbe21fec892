import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";

interface Asked {
  readonly actor: Pick<FrontActor, "companyId" | "accountId">;
  readonly postId: number;
  readonly networks: readonly Network[];
  readonly from: Date;
  readonly until: Date;
}

/** When colleagues share a post on one of the networks, between two instants. */
export async function colleaguesSharing(
  tx: Tx,
  { actor, postId, networks, from, until }: Asked,
): Promise<Date[]> {
  const { rows } = await tx.client.query<{ dueAt: Date }>(
    `select distinct due_at as "dueAt" from share
     where company_id = $1 and post_id = $2 and network = any($3) and due_at >= $4 and due_at < $5 and user_id <> $6
       and state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD')`,
    [actor.companyId, postId, networks, from, until, actor.accountId],
  );
  return rows.map(({ dueAt }) => dueAt);
}
