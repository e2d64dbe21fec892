import {
  type AppSetting,
  appSettingNames,
  appSettings,
} from "@polyphon/contract/operations/settings/app-settings.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { SettingRow } from "../../../platform/settings/settings-store.ts";
import type { OperationsDeps } from "../operations.deps.ts";
import { namesOfThose } from "../kill-switches/switch.present.ts";

/** Every setting with its effective value, whether or not it was ever changed. */
export async function showSettings(tx: Tx, deps: OperationsDeps, rows: readonly SettingRow[]) {
  const nameOf = await namesOfThose(
    tx,
    rows.map(({ changedBy }) => changedBy),
  );
  const standardOf = (name: AppSetting): number | string =>
    name in deps.configured ? (deps.configured[name] ?? "") : appSettings[name].standard;
  return appSettingNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    const standard = standardOf(name);
    return {
      name,
      value: row?.value ?? standard,
      standard,
      version: row?.version ?? null,
      changedBy: nameOf(row?.changedBy ?? null),
      changedAt: row?.changedAt.toISOString() ?? null,
    };
  });
}
