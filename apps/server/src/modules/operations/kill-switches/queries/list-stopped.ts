import { listStopped as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { countShares, listActiveOf } from "../../../sharing/sharing.api.ts";
import { namesOfSwitches } from "../names-of-switches.ts";
import { namesOfThose } from "../switch.present.ts";

export const listStopped = query(at, async ({ input, tx }) => {
  const { scope } = input;
  const { rows, next } = await listActiveOf(tx, scope, input);
  const nameOf = await namesOfThose(
    tx,
    rows.map((row) => row.byAccount),
  );
  const titleOf = await namesOfSwitches(tx, rows);
  const items = [];
  for (const row of rows)
    items.push({
      scope,
      key: row.key,
      name: titleOf(row) ?? row.key,
      reason: row.reason,
      by: nameOf(row.byAccount),
      at: row.at.toISOString(),
      held: await countShares(tx, "held", { scope, key: row.key }),
    });
  return { items, next };
});
