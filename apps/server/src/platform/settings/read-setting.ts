import {
  type AppSetting,
  appSettings,
  type AppSettingValue,
} from "@polyphon/contract/operations/settings/app-settings.ts";
import type { Client } from "../db/pool.ts";

/** A transaction, or a bare pool for a single query. */
interface Asked {
  readonly client: Pick<Client, "query">;
}

/** The value staff set; null where nobody did. Read every time, so that a change applies at once everywhere. */
export async function findSetting<S extends AppSetting>(
  tx: Asked,
  name: S,
): Promise<AppSettingValue<S> | null> {
  const { rows } = await tx.client.query<{ value: AppSettingValue<S> }>(
    "select value from app_setting where name = $1",
    [name],
  );
  return rows[0]?.value ?? null;
}

/** The effective value: the one that staff set, or the default. */
export async function readSetting<S extends AppSetting>(tx: Asked, name: S): Promise<AppSettingValue<S>> {
  return (await findSetting(tx, name)) ?? (appSettings[name].standard as AppSettingValue<S>);
}
