import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { type AccountRow, accountColumns, personOfAccount } from "../accounts/account.store.ts";

export interface SessionRow extends AccountRow {
  readonly expiresAt: Date;
  readonly sso: boolean;
  readonly assignmentId: number | null;
  readonly roleId: number | null;
  readonly userType: number | null;
  readonly permissions: PermissionKey[];
}

/** The company is the one acted for: an employee's own, or that of the chosen role. */
export async function findSession(tx: Tx, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await tx.client.query<SessionRow>({
    // Prepared: it runs for every session twice a second, and planning it costs more than running it.
    name: "find-session",
    text: `select ${accountColumns}, session.company_id as "companyId", session.expires_at as "expiresAt", session.sso,
       role_assignment.id as "assignmentId", role.id as "roleId", role.user_type as "userType",
       array(select permission_key from role_permission where role_id = role.id) as permissions
     from session join account on account.id = session.account_id ${personOfAccount}
       left join company on company.id = session.company_id
       left join role_assignment on role_assignment.id = session.role_assignment_id
       left join role on role.id = role_assignment.role_id
     where session.token_hash = $1 and session.expires_at > now()`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly accountId: number;
  readonly companyId: number | null;
  readonly assignmentId: number | null;
  readonly sso: boolean;
  readonly expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { tokenHash, accountId, companyId, assignmentId, sso, expiresAt } = session;
  await tx.client.query(
    `insert into session (token_hash, account_id, company_id, role_assignment_id, sso, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [tokenHash, accountId, companyId, assignmentId, sso, expiresAt],
  );
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.client.query("delete from session where token_hash = $1", [tokenHash]);
}

/** The same session with the same end, under a new token and in another role. */
export async function replaceSession(
  tx: Tx,
  from: Buffer,
  to: Buffer,
  choice: { readonly assignmentId: number; readonly companyId: number | null },
): Promise<void> {
  await tx.client.query(
    `update session set token_hash = $2, role_assignment_id = $3, company_id = $4 where token_hash = $1`,
    [from, to, choice.assignmentId, choice.companyId],
  );
}

/** A new password ends every other session of the person, including those of their groups. */
export async function endOtherSessions(tx: Tx, accountId: number, keep: Buffer | null): Promise<void> {
  await tx.client.query(
    `delete from session where token_hash <> $2
       and account_id in (select id from account where id = $1 or primary_account_id = $1)`,
    [accountId, keep ?? Buffer.alloc(0)],
  );
}
