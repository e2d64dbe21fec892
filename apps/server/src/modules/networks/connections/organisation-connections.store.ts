import type { Tx } from "../../../platform/db/transaction.ts";

export interface OrganisationConnection {
  readonly userId: number;
  /** Its URN. */
  readonly organisation: string;
  readonly name: string;
  readonly living: boolean;
}

/** The LinkedIn page of a company: of several the working one that was connected first. */
export async function organisationOfCompany(
  tx: Tx,
  companyId: number,
): Promise<OrganisationConnection | null> {
  const { rows } = await tx.client.query<OrganisationConnection>(
    `select user_id as "userId", external_id as organisation, display_name as name, status = 'TOKEN_ACTIVE' as living
     from social_connection where company_id = $1 and network = 'LINKEDIN' and account_type = 'ORGANISATION'
     order by status <> 'TOKEN_ACTIVE', connected_at, id limit 1`,
    [companyId],
  );
  return rows[0] ?? null;
}
