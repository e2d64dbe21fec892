import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface AccountRow {
  readonly id: number;
  readonly companyId: number | null;
  readonly companyActive: boolean | null;
  readonly levelsMatter: boolean | null;
  readonly kind: "staff" | "front";
  readonly userType: number | null;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: "en" | "de";
  readonly status: string;
  readonly proficiency: "MEMBER" | "INSIDER" | "ELITE";
  readonly lightFrontUser: boolean;
}

const accountColumns = `
  account.id, account.company_id as "companyId", company.active as "companyActive",
  company.user_proficiency_level as "levelsMatter", account.kind, role.user_type as "userType", account.email,
  account.password_hash as "passwordHash", account.first_name as "firstName", account.last_name as "lastName",
  account.language, account.status, account.proficiency, account.light_front_user as "lightFrontUser"`;

const accountTables = `
  account left join company on company.id = account.company_id left join role on role.id = account.role_id`;

export async function findAccountByEmail(tx: Tx, email: string): Promise<AccountRow | null> {
  const { rows } = await tx.client.query<AccountRow>(
    `select ${accountColumns} from ${accountTables} where account.email = $1`,
    [email],
  );
  return rows[0] ?? null;
}

export async function findAccount(tx: Tx, id: number): Promise<AccountRow | null> {
  const { rows } = await tx.client.query<AccountRow>(
    `select ${accountColumns} from ${accountTables} where account.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface SessionRow extends AccountRow {
  readonly expiresAt: Date;
  readonly permissions: PermissionKey[];
}

export async function findSession(tx: Tx, tokenHash: Buffer): Promise<SessionRow | null> {
  const { rows } = await tx.client.query<SessionRow>({
    // Prepared: it runs for every session twice a second, and planning it costs more than running it.
    name: "find-session",
    text: `select ${accountColumns}, session.expires_at as "expiresAt",
       array(select permission_key from role_permission where role_id = account.role_id) as permissions
     from session join ${accountTables.replace("account left", "account on account.id = session.account_id left")}
     where session.token_hash = $1 and session.expires_at > now()`,
    values: [tokenHash],
  });
  return rows[0] ?? null;
}

export async function insertSession(
  tx: Tx,
  session: { tokenHash: Buffer; accountId: number; companyId: number | null; expiresAt: Date },
): Promise<void> {
  await tx.db
    .insertInto("session")
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      company_id: session.companyId,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}
