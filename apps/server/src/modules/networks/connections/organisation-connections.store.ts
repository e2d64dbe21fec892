import type { Tx } from "../../../platform/db/transaction.ts";
import { works } from "./connection-life.store.ts";

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
    `select s.user_id as "userId", s.external_id as organisation, s.display_name as name, ${works} as living
     from social_connection s
     where s.company_id = $1 and s.network = 'LINKEDIN' and s.account_type = 'ORGANISATION'
     order by not ${works}, s.connected_at, s.id limit 1`,
    [companyId],
  );
  return rows[0] ?? null;
}
