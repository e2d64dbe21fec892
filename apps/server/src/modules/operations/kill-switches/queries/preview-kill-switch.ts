import { previewSwitch as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { previewOf } from "../preview-of.ts";
import { checkCompany, checkPlainSwitch } from "../switch-target.ts";

export const previewKillSwitch = (deps: OperationsDeps) =>
  query(at, async ({ input: { scope, key }, tx, now }) => {
    if (scope === "company") await checkCompany(tx, Number(key));
    else checkPlainSwitch(deps, { scope, key });
    return previewOf(tx, { scope, key }, now);
  });
