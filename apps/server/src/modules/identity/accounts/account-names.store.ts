import { type PermissionKey, userTypes } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** First and last name of those of the accounts that this scope sees. */
export async function namesOfAccounts(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    "select id, trim(first_name || ' ' || last_name) as name from account where id = any($1)",
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface Employee {
  readonly language: "en" | "de";
  readonly id: number;
  readonly name: string;
  readonly companyId: number;
}

/** An account of an employee, not of staff; null when this scope sees none. */
export async function findEmployee(tx: Tx, id: number): Promise<Employee | null> {
  const { rows } = await tx.client.query<Employee>(
    `select id, trim(first_name || ' ' || last_name) as name, company_id as "companyId", language from account
     where id = $1 and kind = 'front' and company_id is not null`,
    [id],
  );
  return rows[0] ?? null;
}

export interface StaffReader {
  readonly id: number;
  readonly email: string;
  readonly language: "en" | "de";
}

/** Staff who act for the company in a role with the permission. */
export async function staffOfCompany(
  tx: Tx,
  companyId: number,
  permission: PermissionKey,
): Promise<StaffReader[]> {
  const { rows } = await tx.client.query<StaffReader>(
    `select distinct account.id, account.email, account.language from role_assignment_company of
       join role_assignment held on held.id = of.assignment_id
       join role_permission may on may.role_id = held.role_id and may.permission_key = $2
       join account on account.id = held.account_id and account.status = 'ENABLED' and account.email is not null
     where of.company_id = $1 order by account.id limit 100`,
    [companyId, permission],
  );
  return rows;
}

/** Those of the accounts that may sign in as the provider's staff; somebody may act for a company in another role. */
export async function providerStaffAmong(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select distinct account.id from account
       join role_assignment held on held.account_id = account.id
       join role on role.id = held.role_id and role.user_type <> all($2)
     where account.id = any($1) and account.kind = 'staff' and account.status = 'ENABLED'`,
    [ids, [userTypes.corporateAdmin, userTypes.corporateUser]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Everybody with full access who may sign in, with address and language. */
export async function superAdmins(
  tx: Tx,
): Promise<{ readonly id: number; readonly email: string; readonly language: "en" | "de" }[]> {
  const { rows } = await tx.client.query<{ id: number; email: string; language: "en" | "de" }>(
    `select distinct account.id, account.email, account.language from role
       join role_assignment held on held.role_id = role.id
       join account on account.id = held.account_id and account.status = 'ENABLED' and account.email is not null
     where role.user_type = $1 order by account.id`,
    [userTypes.superAdmin],
  );
  return rows;
}

/** Employees by the addresses that they sign in with and are written to. */
export async function idsOfAddresses(tx: Tx, addresses: readonly string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await tx.client.query<{ id: number; email: string }>(
    "select id, email from account where email = any($1) and kind = 'front'",
    [addresses],
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Those of the accounts that are employees' or their LinkedIn groups', never of staff, each with its company. */
export async function companiesOfEmployees(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ id: number; companyId: number }>(
    `select id, company_id as "companyId" from account
     where id = any($1) and kind = 'front' and company_id is not null`,
    [ids],
  );
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}
