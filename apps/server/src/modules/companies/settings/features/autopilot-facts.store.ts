import type { AutopilotCycle } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";

/** What staff see of a company beside its plans. */
export interface AutopilotFacts {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
  /** The company is active and has the feature. */
  readonly on: boolean;
  readonly cycle: AutopilotCycle;
  readonly fixedGap: number;
}

export async function autopilotFactsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AutopilotFacts>> {
  const { rows } = await tx.client.query<AutopilotFacts>(
    `select id, name, time_zone as "timeZone", active and autopilot as "on", autopilot_cycle as cycle,
       fixed_time_gap as "fixedGap"
     from company where id = any($1)`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
