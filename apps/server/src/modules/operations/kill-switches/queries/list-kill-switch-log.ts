import { listSwitchLog as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { listSwitchLog } from "../../../sharing/sharing.api.ts";
import { namesOfSwitches } from "../names-of-switches.ts";
import { namesOfThose } from "../switch.present.ts";

export const listKillSwitchLog = query(at, async ({ input, tx }) => {
  const after = readCursor(input.after, ["number"]);
  const found = await listSwitchLog(tx, {
    scope: input.scope ?? null,
    key: input.key ?? null,
    afterId: after ? Number(after[0]) : null,
    limit: input.limit + 1,
  });
  const rows = found.slice(0, input.limit);
  const nameOf = await namesOfThose(
    tx,
    rows.map((row) => row.byAccount),
  );
  const titleOf = await namesOfSwitches(tx, rows);
  const last = rows.at(-1);
  return {
    items: rows.map(({ byAccount, affected, affectedExact, ...row }) => ({
      ...row,
      name: titleOf(row),
      by: nameOf(byAccount),
      at: row.at.toISOString(),
      affected: { value: affected, exact: affectedExact },
      doneAt: row.doneAt?.toISOString() ?? null,
    })),
    next: found.length > rows.length && last ? makeCursor(last.id) : null,
  };
});
