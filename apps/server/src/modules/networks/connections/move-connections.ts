import type { Tx } from "../../../platform/db/transaction.ts";
import type { SecretBox } from "../../../platform/secret/secret-box.ts";
import { connectionColumns, type ConnectionRow } from "./connection.store.ts";
import { saveResealed } from "../tokens/token.store.ts";
import { tokenBinding } from "../tokens/token-binding.ts";

interface Move {
  readonly accountIds: readonly number[];
  readonly toCompanyId: number;
}

/** A network account cannot be connected twice in the new company. */
const taken = `exists (select from social_connection other where other.company_id = $2 and other.network = mine.network
  and other.external_id = mine.external_id and other.user_id <> mine.user_id)`;

export async function countMoving(
  tx: Tx,
  { accountIds, toCompanyId }: Move,
): Promise<{ kept: number; lost: number }> {
  const { rows } = await tx.client.query<{ kept: number; lost: number }>(
    `select count(*) filter (where not ${taken})::int as kept, count(*) filter (where ${taken})::int as lost
     from social_connection mine where mine.user_id = any($1)`,
    [accountIds, toCompanyId],
  );
  return rows[0] ?? { kept: 0, lost: 0 };
}

/** Tokens are sealed to the company as well, so they are re-sealed for the new one. */
export async function moveConnections(tx: Tx, box: SecretBox, move: Move): Promise<void> {
  const values = [move.accountIds, move.toCompanyId];
  await tx.client.query(
    `delete from social_connection mine where mine.user_id = any($1) and ${taken}`,
    values,
  );
  await tx.client.query("delete from connect_state where user_id = any($1)", [move.accountIds]);
  await tx.client.query("delete from connect_choice where user_id = any($1)", [move.accountIds]);
  const { rows } = await tx.client.query<ConnectionRow>(
    `select ${connectionColumns} from social_connection where user_id = any($1) order by id for update`,
    [move.accountIds],
  );
  const moved = rows.flatMap((row) => {
    const again = (bytes: Buffer, use: "access" | "refresh") =>
      box.seal(
        box.open({ keyId: row.keyId, bytes }, tokenBinding(row, use)),
        tokenBinding({ ...row, companyId: move.toCompanyId }, use),
      );
    try {
      const refresh = row.refreshToken === null ? null : again(row.refreshToken, "refresh");
      return [{ id: row.id, access: again(row.accessToken, "access"), refresh }];
    } catch {
      // A token that does not open is useless: the person reconnects.
      return [];
    }
  });
  await tx.client.query("delete from social_connection where user_id = any($1) and id <> all($2)", [
    move.accountIds,
    moved.map(({ id }) => id),
  ]);
  if (moved.length === 0) return;
  await saveResealed(tx, moved);
  await tx.client.query("update social_connection set company_id = $2 where user_id = any($1)", values);
}
