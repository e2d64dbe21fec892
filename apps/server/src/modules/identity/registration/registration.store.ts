import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface Registration {
  readonly companyId: number;
  readonly frontType: "FRONT" | "INDIVIDUAL";
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

/**
 * A new person, or the same one again: until the address is confirmed the last registration counts. Null when the
 * address belongs to an account that is further on.
 */
export async function storeRegistration(tx: Tx, person: Registration): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into account (company_id, kind, front_type, email, password_hash, first_name, last_name, language, status)
     select $1, 'front', $2, $3, $4, $5, $6, $7, 'UNVERIFIED'
       where not exists (select from role_assignment where alias_email = $3)
     on conflict (email) do update set company_id = excluded.company_id, front_type = excluded.front_type,
       password_hash = excluded.password_hash, password_changed_at = now(), first_name = excluded.first_name,
       last_name = excluded.last_name, language = excluded.language
       where account.status = 'UNVERIFIED' and account.kind = 'front'
     returning id`,
    [
      person.companyId,
      person.frontType,
      person.email,
      person.passwordHash,
      person.firstName,
      person.lastName,
      person.language,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function storeStatus(tx: Tx, accountId: number, status: string): Promise<void> {
  await tx.client.query("update account set status = $2 where id = $1", [accountId, status]);
}
