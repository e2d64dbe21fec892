import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface ClaimedMail {
  readonly id: number;
  readonly companyId: number | null;
  readonly recipient: string;
  readonly template: string;
  readonly language: Language;
  readonly values: unknown;
  readonly attempts: number;
  readonly createdAt: Date;
}

export type Claim =
  | { readonly kind: "claimed"; readonly mail: ClaimedMail }
  | { readonly kind: "over" }
  | { readonly kind: "taken" };

/** While a claim is valid nobody else talks to the mail server about this row. */
export async function claimMail(tx: Tx, id: number, forSeconds: number): Promise<Claim> {
  const { rows } = await tx.client.query<ClaimedMail>(
    `update mail set attempts = attempts + 1, claimed_until = now() + make_interval(secs => $2)
     where id = $1 and state = 'PENDING' and (claimed_until is null or claimed_until < now())
     returning id, company_id as "companyId", recipient, template, language, values, attempts, created_at as "createdAt"`,
    [id, forSeconds],
  );
  if (rows[0]) return { kind: "claimed", mail: rows[0] };
  const open = await tx.client.query("select from mail where id = $1 and state = 'PENDING'", [id]);
  return { kind: open.rowCount === 0 ? "over" : "taken" };
}

/** A password that was mailed is not kept, sealed or not. */
export async function markSent(tx: Tx, id: number): Promise<void> {
  await tx.client.query(
    "update mail set state = 'SENT', sent_at = now(), error = null, claimed_until = null, values = values - 'password' where id = $1",
    [id],
  );
}

/** Not over a sent mail: an expired claim may end after its successor's. */
export async function markUnsent(
  tx: Tx,
  id: number,
  state: "PENDING" | "FAILED",
  error: string,
): Promise<void> {
  await tx.client.query(
    "update mail set state = $2, error = $3, claimed_until = null where id = $1 and state <> 'SENT'",
    [id, state, error],
  );
}
