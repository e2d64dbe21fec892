import type { AppSetting } from "@polyphon/contract/operations/settings/app-settings.ts";
import type { Tx } from "../db/transaction.ts";

export interface SettingRow {
  readonly name: AppSetting;
  readonly value: number | string;
  readonly version: number;
  readonly changedBy: number | null;
  readonly changedAt: Date;
}

const columns = `name, value, version, changed_by as "changedBy", changed_at as "changedAt"`;

/** Only what differs from the default has a row. */
export async function listSettings(tx: Tx): Promise<SettingRow[]> {
  const { rows } = await tx.client.query<SettingRow>(`select ${columns} from app_setting`);
  return rows;
}

export async function lockSetting(tx: Tx, name: AppSetting): Promise<SettingRow | null> {
  const { rows } = await tx.client.query<SettingRow>(
    `select ${columns} from app_setting where name = $1 for update`,
    [name],
  );
  return rows[0] ?? null;
}

interface SettingToWrite {
  readonly name: AppSetting;
  readonly value: number | string;
  readonly by: number;
  readonly now: Date;
}

/** False when somebody set it first: a writer who saw no row did not see theirs. */
export async function insertSetting(tx: Tx, { name, value, by, now }: SettingToWrite): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into app_setting (name, value, changed_by, changed_at) values ($1, $2, $3, $4)
     on conflict (name) do nothing`,
    [name, JSON.stringify(value), by, now],
  );
  return rowCount === 1;
}

export async function updateSetting(tx: Tx, { name, value, by, now }: SettingToWrite): Promise<void> {
  await tx.client.query(
    `update app_setting set value = $2, version = version + 1, changed_by = $3, changed_at = $4 where name = $1`,
    [name, JSON.stringify(value), by, now],
  );
}

/** Restores the default. */
export async function deleteSetting(tx: Tx, name: AppSetting): Promise<void> {
  await tx.client.query("delete from app_setting where name = $1", [name]);
}
