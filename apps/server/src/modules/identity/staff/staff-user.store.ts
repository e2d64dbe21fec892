import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { taken, unlessTaken } from "../../../platform/db/constraint.ts";
import type { Tables } from "../../../platform/db/schema.gen.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { dropKeys } from "../one-time-links/one-time-key.store.ts";
import { insertRow, plusOne, updateRows } from "../../../platform/db/write.ts";

export interface StaffUserRow {
  /** The role assignment. */
  readonly id: number;
  readonly accountId: number;
  readonly companyId: number | null;
  readonly companyIds: number[];
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly userType: number;
  /** The types of all roles of the person. */
  readonly userTypes: number[];
}

export async function findStaffUser(tx: Tx, id: number): Promise<StaffUserRow | null> {
  const { rows } = await tx.client.query<StaffUserRow>(
    `select /* not null: email */ held.id, held.account_id as "accountId", account.company_id as "companyId", account.email, account.language,
       array(select company_id from role_assignment_company where assignment_id = held.id order by 1) as "companyIds",
       account.first_name as "firstName", account.last_name as "lastName", role.user_type as "userType",
       array(select distinct of.user_type from role_assignment other join role of on of.id = other.role_id
         where other.account_id = held.account_id order by 1) as "userTypes"
     from role_assignment held join role on role.id = held.role_id
       join account on account.id = held.account_id and account.kind = 'staff' and account.status <> 'DELETED'
     where held.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The first role of its kind, which every installation has. */
export async function findRoleOfType(tx: Tx, userType: number): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select min(id) as id from role where user_type = $1 having min(id) is not null",
    [userType],
  );
  if (!rows[0]) throw new Error(`there is no role of type ${userType}`);
  return rows[0].id;
}

export interface StaffAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The home company of a corporate user; null for everybody else. */
  readonly companyId: number | null;
}

const comesBack = `do update set company_id = excluded.company_id, password_hash = excluded.password_hash,
  password_changed_at = now(), must_change_password = false, first_name = excluded.first_name,
  last_name = excluded.last_name, language = excluded.language, status = 'ENABLED'
  where account.status = 'DELETED' and account.kind = 'staff'`;

/**
 * A new person, or one who was removed before and returns under the same address. A company's staff only add: an
 * address of another company is invisible to them, and simply taken.
 */
export function insertStaffAccount(
  tx: Tx,
  person: StaffAccount & { readonly passwordHash: string; readonly language: Language },
  { onlyNew }: { readonly onlyNew: boolean },
): Promise<number | "taken"> {
  return unlessTaken(
    tx,
    async () => {
      const { rows } = await tx.client.query<{ id: number }>(
        `insert into account (company_id, kind, email, password_hash, first_name, last_name, language)
       select $1, 'staff', $2, $3, $4, $5, $6 where not exists (select from role_assignment where alias_email = $2)
       on conflict (email) ${onlyNew ? "do nothing" : comesBack}
       returning id`,
        [
          person.companyId,
          person.email,
          person.passwordHash,
          person.firstName,
          person.lastName,
          person.language,
        ],
      );
      return rows[0]?.id ?? "taken";
    },
    taken,
  );
}

export function updateStaffAccount(
  tx: Tx,
  accountId: number,
  person: StaffAccount,
): Promise<undefined | "taken"> {
  return unlessTaken(
    tx,
    async () => {
      await tx.client.query(
        `update account set email = $2, first_name = $3, last_name = $4, company_id = $5 where id = $1`,
        [accountId, person.email, person.firstName, person.lastName, person.companyId],
      );
      return undefined;
    },
    taken,
  );
}

export interface StaffRole {
  readonly roleId: number;
  readonly agency: boolean;
  readonly curatorCode: string | null;
  readonly contentLanguage: string;
  readonly weeklyTarget: number | null;
  readonly readyToPublish: boolean;
  readonly notificationEmails: readonly string[];
}

/** What a list has no field for keeps its value, or the table's default. */
function columnsOf(role: Partial<StaffRole>): Partial<Tables["role_assignment"]> {
  return {
    ...(role.roleId !== undefined && { role_id: role.roleId }),
    ...(role.agency !== undefined && { agency: role.agency }),
    ...(role.curatorCode !== undefined && { curator_code: role.curatorCode }),
    ...(role.contentLanguage !== undefined && { content_language: role.contentLanguage }),
    ...(role.weeklyTarget !== undefined && { weekly_target: role.weeklyTarget }),
    ...(role.readyToPublish !== undefined && { ready_to_publish: role.readyToPublish }),
    ...(role.notificationEmails !== undefined && { notification_emails: role.notificationEmails }),
  };
}

export function insertStaffRole(
  tx: Tx,
  accountId: number,
  role: Partial<StaffRole> & Pick<StaffRole, "roleId">,
): Promise<number> {
  const { roleId } = role;
  return insertRow(tx, "role_assignment", { account_id: accountId, role_id: roleId, ...columnsOf(role) });
}

/** False when it was changed since that version was read, "taken" when the person holds the other role already. */
export function updateStaffRole(
  tx: Tx,
  held: { readonly id: number; readonly version: number },
  role: Partial<StaffRole>,
): Promise<boolean | "taken"> {
  const { id, version } = held;
  const changes = { ...columnsOf(role), version: plusOne } as const;
  return unlessTaken(
    tx,
    async () => (await updateRows(tx, "role_assignment", { id, version }, changes)) === 1,
    taken,
  );
}

/** Also ends every session and link of somebody who is switched off. */
export async function setStaffUserActive(
  tx: Tx,
  held: { readonly id: number; readonly accountId: number },
  status: "ENABLED" | "DISABLED" | "DELETED",
): Promise<void> {
  await tx.client.query("update role_assignment set version = version + 1 where id = $1", [held.id]);
  await tx.client.query("update account set status = $2 where id = $1", [held.accountId, status]);
  if (status === "ENABLED") return;
  await tx.client.query("delete from session where account_id = $1", [held.accountId]);
  await dropKeys(tx, held.accountId);
}
