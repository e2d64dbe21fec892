import { userTypes } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { listDashboardSettings } from "./dashboard-settings.store.ts";
import { namesOfThose } from "../kill-switches/switch.present.ts";

export async function showDashboards(tx: Tx) {
  const rows = await listDashboardSettings(tx);
  const nameOf = await namesOfThose(
    tx,
    rows.map(({ changedBy }) => changedBy),
  );
  return Object.values(userTypes)
    .toSorted((one, other) => one - other)
    .map((userType) => {
      const row = rows.find((one) => one.userType === userType);
      return {
        userType,
        hidden: row?.hidden ?? [],
        version: row?.version ?? null,
        changedBy: nameOf(row?.changedBy ?? null),
        changedAt: row?.changedAt.toISOString() ?? null,
      };
    });
}
