import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface CompanyRow {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  readonly timeZone: string;
  readonly themeColor: string;
  readonly logoKey: string | null;
  readonly socialNetworks: Network[];
  readonly noOfVoices: number;
  readonly differentSocialCopy: boolean;
  readonly lockedDownCopy: boolean;
  /** Employees may keep accounts for LinkedIn groups. */
  readonly associateUser: boolean;
}

export async function findCompany(tx: Tx, id: number): Promise<CompanyRow | null> {
  const { rows } = await tx.client.query<CompanyRow>(
    `select id, name, domain, time_zone as "timeZone", theme_color as "themeColor", logo_key as "logoKey",
       social_networks as "socialNetworks", no_of_voices as "noOfVoices",
       different_social_copy as "differentSocialCopy", locked_down_copy as "lockedDownCopy",
       associate_user as "associateUser"
     from company where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
