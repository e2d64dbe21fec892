import { previewSwitch as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import type { OperationsNeeds } from "../operations.needs.ts";
import { previewOf } from "../preview-of.ts";
import { checkCompany, checkPlainSwitch } from "../switch-target.ts";

export const previewKillSwitch = (needs: OperationsNeeds) =>
  query(at, async ({ input: { scope, key }, tx, now }) => {
    if (scope === "company") await checkCompany(tx, Number(key));
    else checkPlainSwitch(needs, { scope, key });
    return previewOf(tx, { scope, key }, now);
  });
