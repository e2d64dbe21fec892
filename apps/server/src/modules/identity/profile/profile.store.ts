import type { deskPreferences } from "@polyphon/contract/identity/profile.contract.ts";
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

/** The first acceptance counts: accepting again does not make it younger. */
export async function storeTermsAccepted(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.client.query(
    "update account set terms_accepted_at = coalesce(terms_accepted_at, $2) where id = $1",
    [accountId, now],
  );
}

type DeskPreferences = z.output<typeof deskPreferences>;

export async function findDesk(tx: Tx, accountId: number): Promise<DeskPreferences | null> {
  const { rows } = await tx.client.query<DeskPreferences>(
    "select pinned, views, columns from desk_preference where account_id = $1",
    [accountId],
  );
  return rows[0] ?? null;
}

export async function storeDesk(tx: Tx, accountId: number, desk: DeskPreferences, now: Date): Promise<void> {
  await tx.client.query(
    `insert into desk_preference (account_id, pinned, views, columns, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set pinned = $2, views = $3, columns = $4, updated_at = $5`,
    [accountId, JSON.stringify(desk.pinned), JSON.stringify(desk.views), JSON.stringify(desk.columns), now],
  );
}
