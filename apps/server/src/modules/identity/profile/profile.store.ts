import type { workspacePreferences } from "@polyphon/contract/identity/profile.contract.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string | null;
  readonly language: "en" | "de";
}

export async function storeProfile(tx: Tx, accountId: number, profile: Profile): Promise<void> {
  await tx.client.query(
    "update account set first_name = $2, last_name = $3, headline = $4, language = $5 where id = $1",
    [accountId, profile.firstName, profile.lastName, profile.headline, profile.language],
  );
}

/** False when the account is no longer enabled; until the commit nobody else changes it. */
export async function lockOwnAccount(tx: Tx, accountId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from account where id = $1 and status = 'ENABLED' for update",
    [accountId],
  );
  return rowCount === 1;
}

export async function storePhoto(tx: Tx, accountId: number, mediaId: number | null): Promise<void> {
  await tx.client.query("update account set photo_media_id = $2 where id = $1", [accountId, mediaId]);
}

/** The first acceptance counts: accepting again does not change the date. */
export async function storeTermsAccepted(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.client.query(
    "update account set terms_accepted_at = coalesce(terms_accepted_at, $2) where id = $1",
    [accountId, now],
  );
}

type WorkspacePreferences = z.output<typeof workspacePreferences>;

export async function findWorkspace(tx: Tx, accountId: number): Promise<WorkspacePreferences | null> {
  const { rows } = await tx.client.query<WorkspacePreferences>(
    "select pinned, views, columns from desk_preference where account_id = $1",
    [accountId],
  );
  return rows[0] ?? null;
}

export async function storeWorkspace(
  tx: Tx,
  accountId: number,
  workspace: WorkspacePreferences,
  now: Date,
): Promise<void> {
  await tx.client.query(
    `insert into desk_preference (account_id, pinned, views, columns, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set pinned = $2, views = $3, columns = $4, updated_at = $5`,
    [
      accountId,
      JSON.stringify(workspace.pinned),
      JSON.stringify(workspace.views),
      JSON.stringify(workspace.columns),
      now,
    ],
  );
}
