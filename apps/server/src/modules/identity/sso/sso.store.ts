import type { LinkableAccount, ProvedPerson } from "@polyphon/rules/identity/sso.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Sealed } from "../../../platform/secret/secret-box.ts";

export interface SsoRow {
  readonly companyId: number;
  readonly companyActive: boolean;
  readonly applicationName: string;
  readonly clientId: string;
  readonly tenantId: string;
  readonly enabled: boolean;
  readonly version: number;
  readonly secret: Sealed;
}

const ssoColumns = `company.id as "companyId", company.active as "companyActive", application_name as "applicationName",
  client_id as "clientId", tenant_id as "tenantId", enabled, company_sso.version, key_id as "keyId", client_secret as "secretBytes"`;

type StoredSso = Omit<SsoRow, "secret"> & { readonly keyId: string; readonly secretBytes: Buffer };

const ssoOfCompany = `select ${ssoColumns} from company join company_sso on company_sso.company_id = company.id`;

function ssoIn({ rows }: { readonly rows: readonly StoredSso[] }): SsoRow | null {
  if (!rows[0]) return null;
  const { keyId, secretBytes, ...row } = rows[0];
  return { ...row, secret: { keyId, bytes: secretBytes } };
}

export async function findSso(tx: Tx, companyId: number): Promise<SsoRow | null> {
  return ssoIn(await tx.client.query<StoredSso>(`${ssoOfCompany} where company.id = $1`, [companyId]));
}

export async function findSsoByDomain(tx: Tx, domain: string): Promise<SsoRow | null> {
  return ssoIn(
    await tx.client.query<StoredSso>(`${ssoOfCompany} where lower(company.domain) = $1`, [domain]),
  );
}

export async function companyExists(tx: Tx, companyId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from company where id = $1", [companyId]);
  return rowCount === 1;
}

export type SsoToSave = Omit<SsoRow, "companyActive" | "version">;

/** Null when somebody else changed or removed the settings since `version`; a null version creates them. */
export async function saveSso(tx: Tx, sso: SsoToSave, version: number | null): Promise<number | null> {
  const { rows } = await tx.client.query<{ version: number }>(
    version === null
      ? `insert into company_sso (company_id, application_name, client_id, key_id, client_secret, tenant_id, enabled)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (company_id) do update set application_name = $2, client_id = $3, key_id = $4, client_secret = $5,
           tenant_id = $6, enabled = $7, version = company_sso.version + 1, updated_at = now()
         returning version`
      : `update company_sso set application_name = $2, client_id = $3, key_id = $4, client_secret = $5, tenant_id = $6,
           enabled = $7, version = version + 1, updated_at = now()
         where company_id = $1 and version = $8 returning version`,
    [
      sso.companyId,
      sso.applicationName,
      sso.clientId,
      sso.secret.keyId,
      sso.secret.bytes,
      sso.tenantId,
      sso.enabled,
      ...(version === null ? [] : [version]),
    ],
  );
  return rows[0]?.version ?? null;
}

export async function removeSso(tx: Tx, companyId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("delete from company_sso where company_id = $1", [companyId]);
  return rowCount === 1;
}

/** A company that moves to another directory identifies its people there again. */
export async function unlinkOtherTenants(tx: Tx, companyId: number, tenantId: string): Promise<void> {
  await tx.client.query(
    `update account set sso_tenant_id = null, sso_object_id = null where company_id = $1 and sso_tenant_id <> $2`,
    [companyId, tenantId],
  );
}

export interface WaitingVisit {
  readonly companyId: number;
  readonly sealed: Sealed;
  readonly expiresAt: Date;
}

/** Abandoned visits are deleted with the next one that starts. */
export async function keepVisit(tx: Tx, stateHash: Buffer, visit: WaitingVisit): Promise<void> {
  await tx.client.query("delete from sso_state where expires_at < now()");
  await tx.client.query(
    "insert into sso_state (state_hash, company_id, key_id, sealed, expires_at) values ($1, $2, $3, $4, $5)",
    [stateHash, visit.companyId, visit.sealed.keyId, visit.sealed.bytes, visit.expiresAt],
  );
}

/** Only the first caller gets it. */
export async function takeVisit(tx: Tx, stateHash: Buffer): Promise<WaitingVisit | null> {
  const { rows } = await tx.client.query<{
    companyId: number;
    keyId: string;
    bytes: Buffer;
    expiresAt: Date;
  }>(
    `delete from sso_state where state_hash = $1
     returning company_id as "companyId", key_id as "keyId", sealed as bytes, expires_at as "expiresAt"`,
    [stateHash],
  );
  const row = rows[0];
  return (
    (row && {
      companyId: row.companyId,
      expiresAt: row.expiresAt,
      sealed: { keyId: row.keyId, bytes: row.bytes },
    }) ??
    null
  );
}

/** The employees' accounts of one company that could be this person: by object id, and by address. */
export async function accountsOfPerson(
  tx: Tx,
  companyId: number,
  { tenantId, objectId, email }: ProvedPerson,
): Promise<LinkableAccount[]> {
  const { rows } = await tx.client.query<{
    id: number;
    email: string;
    tenantId: string | null;
    objectId: string | null;
  }>(
    `select /* not null: email */ id, email, sso_tenant_id as "tenantId", sso_object_id as "objectId" from account
     where company_id = $1 and kind = 'front' and primary_account_id is null
       and ((sso_tenant_id = $2 and sso_object_id = $3) or email = $4)`,
    [companyId, tenantId, objectId, email],
  );
  return rows.map(({ id, email: address, tenantId: tenant, objectId: object }) => ({
    id,
    email: address,
    link: tenant === null || object === null ? null : { tenantId: tenant, objectId: object },
  }));
}

/** False when the account was linked meanwhile. */
export async function linkAccount(
  tx: Tx,
  accountId: number,
  { tenantId, objectId }: ProvedPerson,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update account set sso_tenant_id = $2, sso_object_id = $3
     where id = $1 and (sso_object_id is null or (sso_tenant_id = $2 and sso_object_id = $3))`,
    [accountId, tenantId, objectId],
  );
  return rowCount === 1;
}
