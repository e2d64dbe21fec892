import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Sealed } from "../../../platform/secret/secret-box.ts";

interface Owner {
  readonly companyId: number;
  readonly userId: number;
  readonly network: Network;
}

export async function insertState(
  tx: Tx,
  state: Owner & { readonly hash: Buffer; readonly verifier: Sealed },
): Promise<void> {
  await tx.client.query(
    `insert into connect_state (state_hash, company_id, user_id, network, code_verifier, key_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [state.hash, state.companyId, state.userId, state.network, state.verifier.bytes, state.verifier.keyId],
  );
}

/**
 * A state is valid once, for the person who asked for it, for half an hour. Answers the sealed secret that belongs to
 * it.
 */
export async function takeState(
  tx: Tx,
  hash: Buffer,
  userId: number,
  network: Network,
): Promise<{ readonly verifier: Sealed | null } | null> {
  const { rows } = await tx.client.query<{ bytes: Buffer | null; keyId: string | null }>(
    `delete from connect_state
     where state_hash = $1 and user_id = $2 and network = $3 and created_at > now() - interval '30 minutes'
     returning code_verifier as bytes, key_id as "keyId"`,
    [hash, userId, network],
  );
  const [row] = rows;
  if (!row) return null;
  return { verifier: row.bytes && row.keyId ? { bytes: row.bytes, keyId: row.keyId } : null };
}

export async function insertChoice(
  tx: Tx,
  choice: Owner & { readonly hash: Buffer; readonly accounts: Sealed },
): Promise<void> {
  await tx.client.query(
    `insert into connect_choice (choice_hash, company_id, user_id, network, key_id, accounts)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      choice.hash,
      choice.companyId,
      choice.userId,
      choice.network,
      choice.accounts.keyId,
      choice.accounts.bytes,
    ],
  );
}

/** A choice waits a quarter of an hour for the person who signed in. */
export async function takeChoice(
  tx: Tx,
  hash: Buffer,
  userId: number,
): Promise<{ readonly network: Network; readonly accounts: Sealed } | null> {
  const { rows } = await tx.client.query<{ network: Network; bytes: Buffer; keyId: string }>(
    `delete from connect_choice
     where choice_hash = $1 and user_id = $2 and created_at > now() - interval '15 minutes'
     returning network, accounts as bytes, key_id as "keyId"`,
    [hash, userId],
  );
  const [row] = rows;
  return row ? { network: row.network, accounts: { bytes: row.bytes, keyId: row.keyId } } : null;
}

/** Deletes what nobody returned for. */
export async function forgetAbandoned(tx: Tx): Promise<void> {
  await tx.client.query("delete from connect_state where created_at < now() - interval '1 hour'");
  await tx.client.query("delete from connect_choice where created_at < now() - interval '15 minutes'");
}
