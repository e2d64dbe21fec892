import type {
  autopilotCronLogics,
  AutopilotCycle,
  autopilotRunOrders,
} from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { WindowSettings } from "@polyphon/rules/companies/settings/share-windows.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";

export type RunOrder = (typeof autopilotRunOrders)[number];
export type CronLogic = (typeof autopilotCronLogics)[number];

export interface AutopilotSettings {
  readonly companyId: number;
  /** The company is active and its autopilot is on. */
  readonly on: boolean;
  readonly timeZone: string;
  readonly cycle: AutopilotCycle;
  readonly cronLogic: CronLogic;
  readonly runOrder: RunOrder;
  readonly networks: readonly Network[];
  readonly noOfVoices: number;
  readonly hours: WindowSettings;
  readonly substitute: { readonly categoryId: number; readonly tagIds: readonly number[] } | null;
  readonly bestOfCategoryId: number | null;
  readonly oldestPostDays: number;
}

type Row = Omit<AutopilotSettings, "substitute"> & {
  readonly substituteCategoryId: number | null;
  readonly substituteTagIds: number[];
};

const times = [
  ...(["primary", "secondary", "tertiary"] as const).flatMap((window) => [
    [`${window}From`, `${window}_from`],
    [`${window}To`, `${window}_to`],
    [`${window}OverrunTo`, `${window}_overrun_to`],
  ]),
  ["shareTimeFrom", "share_time_from"],
  ["shareTimeTo", "share_time_to"],
] as const;
const hours = `jsonb_build_object(${times.map(([name, column]) => `'${name}', to_char(${column}, 'HH24:MI')`).join(", ")},
  'fixedTimeGap', fixed_time_gap, 'overrunHardCap', overrun_hard_cap)`;

/** A company's autopilot settings; null when there is no such company in this scope. */
export async function findAutopilotSettings(tx: Tx, companyId: number): Promise<AutopilotSettings | null> {
  const { rows } = await tx.client.query<Row>(
    `select id as "companyId", active and autopilot as on, time_zone as "timeZone", autopilot_cycle as cycle,
       autopilot_cron_logic as "cronLogic", autopilot_run_order as "runOrder", social_networks as networks,
       no_of_voices as "noOfVoices", ${hours} as hours,
       case when substitute then substitute_category_id end as "substituteCategoryId",
       array(select tag_id from company_substitute_tag where company_id = company.id order by tag_id) as "substituteTagIds",
       case when best_of then best_of_category_id end as "bestOfCategoryId", oldest_post_days as "oldestPostDays"
     from company where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) return null;
  const { substituteCategoryId, substituteTagIds, ...settings } = row;
  const substitute =
    substituteCategoryId === null ? null : { categoryId: substituteCategoryId, tagIds: substituteTagIds };
  return { ...settings, substitute };
}

export interface PlanningCompany {
  readonly companyId: number;
  readonly timeZone: string;
  readonly cronLogic: CronLogic;
}

/** Companies that are not planned, by id, for processing in steps. */
export async function companiesOffAutopilot(tx: Tx, after: number, limit: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company where id > $1 and not (active and autopilot) order by id limit $2",
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Companies that are planned, by id, for processing in steps. */
export async function companiesOnAutopilot(tx: Tx, after: number, limit: number): Promise<PlanningCompany[]> {
  const { rows } = await tx.client.query<PlanningCompany>(
    `select id as "companyId", time_zone as "timeZone", autopilot_cron_logic as "cronLogic" from company
     where id > $1 and active and autopilot order by id limit $2`,
    [after, limit],
  );
  return rows;
}
