import type { RealTimeType } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";

export interface RealTimeSettings {
  readonly companyId: number;
  /** Streams at Feedly and addresses of feeds, as staff wrote them. */
  readonly sources: string;
  readonly type: RealTimeType;
  readonly count: number;
  readonly language: ContentLanguage | null;
}

/** Of the active companies that have real-time content switched on, or of one of them. */
export async function findRealTimeSettings(tx: Tx, companyId?: number): Promise<RealTimeSettings[]> {
  const { rows } = await tx.client.query<RealTimeSettings>(
    `select id as "companyId", feedly_collection as sources, real_time_type as type, real_time_count as count,
       real_time_language as language
     from company where real_time_content and active and ($1::bigint is null or id = $1)`,
    [companyId ?? null],
  );
  return rows;
}
