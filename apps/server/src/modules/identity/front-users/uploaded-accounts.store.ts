import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface UploadedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly passwordHash: string;
}

/**
 * Employees who must choose a password first. Answers the ids of the new ones by address; a taken address is left
 * unchanged.
 */
export async function addUploadedAccounts(
  tx: Tx,
  companyId: number,
  people: readonly UploadedPerson[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.client.query<{ id: number; email: string }>(
    `insert into account (company_id, kind, status, must_change_password, email, first_name, last_name, language, password_hash)
     select $1, 'front', 'ENABLED', true, person.* from
       unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as person (email, first_name, last_name, language, hash)
       where not exists (select from role_assignment where alias_email = person.email)
     on conflict (email) do nothing returning id, email /* not null: email */`,
    [
      companyId,
      people.map(({ email }) => email),
      people.map(({ firstName }) => firstName),
      people.map(({ lastName }) => lastName),
      people.map(({ language }) => language),
      people.map(({ passwordHash }) => passwordHash),
    ],
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Another first password for an employee who has never signed in; false for everybody else. */
export async function renewFirstPassword(tx: Tx, id: number, passwordHash: string): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update account set password_hash = $2
     where id = $1 and kind = 'front' and must_change_password and last_login_at is null`,
    [id, passwordHash],
  );
  return rowCount === 1;
}

/** The names and languages of employees who existed already. */
export async function renameUploadedAccounts(
  tx: Tx,
  people: readonly (Omit<UploadedPerson, "email" | "passwordHash"> & { readonly id: number })[],
): Promise<void> {
  await tx.client.query(
    `update account set first_name = person.first_name, last_name = person.last_name, language = person.language,
       version = version + 1
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as person (id, first_name, last_name, language)
     where account.id = person.id`,
    [
      people.map(({ id }) => id),
      people.map(({ firstName }) => firstName),
      people.map(({ lastName }) => lastName),
      people.map(({ language }) => language),
    ],
  );
}

export interface AddressHolder {
  readonly id: number;
  readonly companyId: number | null;
  /** An employee with an own account, who may appear in a file again. */
  readonly employee: boolean;
  readonly since: Date;
}

/** Who has these addresses, in any company; an alias counts as its holder's. */
export async function holdersOfAddresses(
  tx: Tx,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AddressHolder>> {
  const { rows } = await tx.client.query<AddressHolder & { email: string }>(
    `select email, id, company_id as "companyId", kind = 'front' and front_type <> 'INDIVIDUAL' as employee,
       created_at as since from account where email = any($1)
     union all
     select alias_email, account_id, null, false, created_at from role_assignment where alias_email = any($1)`,
    [emails],
  );
  return new Map(rows.map(({ email, ...holder }) => [email, holder]));
}
