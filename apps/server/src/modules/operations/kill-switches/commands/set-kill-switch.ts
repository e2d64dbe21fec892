import { setKillSwitch as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { setSwitch } from "../../../sharing/sharing.api.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { namesOfThose, presentTurned } from "../switch.present.ts";
import { checkPlainSwitch } from "../switch-target.ts";

export const setKillSwitch = (deps: OperationsDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    checkPlainSwitch(deps, input);
    const row = await setSwitch(tx, { ...input, byAccount: actor.accountId, byCompany: null, at: now });
    return presentTurned(row, await namesOfThose(tx, [row.byAccount]));
  });
