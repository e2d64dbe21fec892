import { listSwitchLog as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listSwitchLog } from "../../../sharing/sharing.api.ts";
import { namesOfSwitches } from "../names-of-switches.ts";
import { namesOfThose } from "../switch.present.ts";

export const listKillSwitchLog = query(at, async ({ input, tx }) => {
  const { rows, next } = await listSwitchLog(tx, input, input);
  const nameOf = await namesOfThose(
    tx,
    rows.map((row) => row.byAccount),
  );
  const titleOf = await namesOfSwitches(tx, rows);
  return {
    items: rows.map(({ byAccount, affected, affectedExact, ...row }) => ({
      ...row,
      name: titleOf(row),
      by: nameOf(byAccount),
      at: row.at.toISOString(),
      affected: { value: affected, exact: affectedExact },
      doneAt: row.doneAt?.toISOString() ?? null,
    })),
    next,
  };
});
