import type { Tx } from "../../../platform/db/transaction.ts";

/** Those of the posts at LinkedIn that somebody shared from here. */
export async function sharedUrns(
  tx: Tx,
  userId: number,
  urns: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.client.query<{ urn: string }>(
    `select /* not null: urn */ external_id as urn from share
     where user_id = $1 and network = 'LINKEDIN' and external_id = any($2)`,
    [userId, urns],
  );
  return new Set(rows.map(({ urn }) => urn));
}
