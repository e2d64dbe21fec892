import type { FrontType, FrontUserStatus, Level } from "@polyphon/contract/people/front-users/front-users.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface FrontUserAccount {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: { readonly id: number; readonly name: string };
  readonly status: FrontUserStatus;
  readonly level: Level;
  readonly type: FrontType;
  readonly lightFrontUser: boolean;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
  readonly language: "en" | "de";
  readonly headline: string | null;
  readonly costCenter: string | null;
  readonly termsAcceptedAt: Date | null;
}

export const frontUserColumns = ` /* not null: email */
  a.id, a.first_name as "firstName", a.last_name as "lastName", a.email, a.status, a.proficiency as level, a.front_type as type,
  a.light_front_user as "lightFrontUser", a.last_login_at as "lastLoginAt",
  a.created_at as "createdAt", a.version, a.language, a.headline, a.cost_center as "costCenter",
  a.terms_accepted_at as "termsAcceptedAt",
  (select json_build_object('id', c.id, 'name', c.name) from company c where c.id = a.company_id) as company`;

const isEmployee = "a.kind = 'front' and a.primary_account_id is null";

/** Null for whoever is not an employee, or outside this scope. With `lock` nobody else changes them meanwhile. */
export async function findFrontUser(tx: Tx, id: number, lock = false): Promise<FrontUserAccount | null> {
  const { rows } = await tx.client.query<FrontUserAccount>(
    `select ${frontUserColumns} from account a where a.id = $1 and ${isEmployee} ${lock ? "for update of a" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}

export interface FrontUserFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: "en" | "de";
  readonly headline: string | null;
  readonly costCenter: string | null;
  readonly level: Level;
  readonly lightFrontUser: boolean;
}

export async function updateFrontUser(tx: Tx, id: number, fields: FrontUserFields): Promise<void> {
  await tx.client.query(
    `update account set first_name = $2, last_name = $3, language = $4, headline = $5, cost_center = $6, proficiency = $7,
       light_front_user = $8, version = version + 1
     where id = $1`,
    [
      id,
      fields.firstName,
      fields.lastName,
      fields.language,
      fields.headline,
      fields.costCenter,
      fields.level,
      fields.lightFrontUser,
    ],
  );
}

export async function setFrontUserState(
  tx: Tx,
  id: number,
  state: { readonly status: FrontUserStatus; readonly level: Level },
): Promise<void> {
  await tx.client.query(
    "update account set status = $2, proficiency = $3, version = version + 1 where id = $1",
    [id, state.status, state.level],
  );
}

/** The accounts of employees and of their LinkedIn groups. */
export async function withGroupAccounts(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from account where id = any($1) or primary_account_id = any($1) order by id",
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Signs them out everywhere, and invalidates links that would sign them in again. */
export async function endSessionsOf(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await tx.client.query("delete from session where account_id = any($1)", [accountIds]);
  await tx.client.query("delete from one_time_token where account_id = any($1) and used_at is null", [
    accountIds,
  ]);
}

export async function countSignedIn(tx: Tx, accountIds: readonly number[], now: Date): Promise<number> {
  const { rows } = await tx.client.query<{ people: number }>(
    `select count(distinct coalesce(account.primary_account_id, account.id))::int as people
     from session join account on account.id = session.account_id
     where session.account_id = any($1) and session.expires_at > $2`,
    [accountIds, now],
  );
  return rows[0]?.people ?? 0;
}

export interface MovedAccount {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** Those of the ids who are employees of the company; until the commit nobody else changes them. */
export async function lockMovable(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  lock: boolean,
): Promise<MovedAccount[]> {
  const { rows } = await tx.client.query<MovedAccount>(
    `select /* not null: email */ a.id, a.email, btrim(a.first_name || ' ' || a.last_name) as name
     from account a
     where a.company_id = $1 and a.id = any($2) and ${isEmployee} and a.status <> 'DELETED'
     order by a.id ${lock ? "for update of a" : ""}`,
    [companyId, ids],
  );
  return rows;
}

export async function hasFrontUsers(tx: Tx, companyId: number): Promise<boolean> {
  const { rows } = await tx.client.query(
    `select from account a where a.company_id = $1 and ${isEmployee} and a.status <> 'DELETED' limit 1`,
    [companyId],
  );
  return rows.length > 0;
}

/** Moves employees and their groups to another company. */
export async function moveAccounts(
  tx: Tx,
  toCompanyId: number,
  people: readonly { readonly id: number; readonly type: FrontType }[],
): Promise<void> {
  await tx.client.query(
    `update account set company_id = $1, front_type = p.type,
       sso_tenant_id = null, sso_object_id = null, version = version + 1
     from unnest($2::bigint[], $3::text[]) as p (id, type)
     where account.id = p.id or account.primary_account_id = p.id`,
    [toCompanyId, people.map(({ id }) => id), people.map(({ type }) => type)],
  );
}

/** Set by every sign-in; null for who has never signed in. */
export async function noteLogin(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.client.query("update account set last_login_at = $2 where id = $1", [accountId, now]);
}
