import type { DashboardCard } from "@polyphon/contract/operations/settings/dashboard-cards.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface DashboardSettingRow {
  readonly userType: number;
  readonly hidden: DashboardCard[];
  readonly version: number;
  readonly changedBy: number | null;
  readonly changedAt: Date;
}

const columns = `user_type as "userType", hidden, version, changed_by as "changedBy", changed_at as "changedAt"`;

/** Only a user type that does not see every card has a row. */
export async function listDashboardSettings(tx: Tx): Promise<DashboardSettingRow[]> {
  const { rows } = await tx.client.query<DashboardSettingRow>(`select ${columns} from dashboard_setting`);
  return rows;
}

export async function hiddenCardsOf(tx: Tx, userType: number): Promise<DashboardCard[]> {
  const { rows } = await tx.client.query<{ hidden: DashboardCard[] }>(
    "select hidden from dashboard_setting where user_type = $1",
    [userType],
  );
  return rows[0]?.hidden ?? [];
}

export async function lockDashboardVersion(tx: Tx, userType: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ version: number }>(
    "select version from dashboard_setting where user_type = $1 for update",
    [userType],
  );
  return rows[0]?.version ?? null;
}

export interface DashboardSettingToWrite {
  readonly userType: number;
  readonly hidden: readonly DashboardCard[];
  /** As it was read under a lock; null where there was no row. */
  readonly version: number | null;
  readonly by: number;
  readonly now: Date;
}

/** False when somebody hid a card first. Hiding nothing is the default and needs no row. */
export async function writeDashboardSetting(tx: Tx, made: DashboardSettingToWrite): Promise<boolean> {
  const { userType, hidden, version, by, now } = made;
  if (hidden.length === 0) {
    await tx.client.query("delete from dashboard_setting where user_type = $1", [userType]);
    return true;
  }
  const { rowCount } = await tx.client.query(
    version === null
      ? `insert into dashboard_setting (user_type, hidden, changed_by, changed_at) values ($1, $2, $3, $4)
         on conflict (user_type) do nothing`
      : `update dashboard_setting set hidden = $2, changed_by = $3, changed_at = $4, version = version + 1
         where user_type = $1`,
    [userType, hidden, by, now],
  );
  return rowCount === 1;
}

/** The companies that a person's dashboard is filtered to; none means all. */
export async function findAccountFilter(tx: Tx, accountId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ company_id: number }>(
    "select company_id from dashboard_account_filter where account_id = $1 order by company_id",
    [accountId],
  );
  return rows.map(({ company_id }) => company_id);
}

export async function replaceAccountFilter(
  tx: Tx,
  accountId: number,
  companies: readonly number[],
): Promise<void> {
  await tx.client.query(
    "delete from dashboard_account_filter where account_id = $1 and not company_id = any($2::bigint[])",
    [accountId, companies],
  );
  await tx.client.query(
    `insert into dashboard_account_filter (account_id, company_id)
     select $1, wanted from unnest($2::bigint[]) wanted on conflict do nothing`,
    [accountId, companies],
  );
}
