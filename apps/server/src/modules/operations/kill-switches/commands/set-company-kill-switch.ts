import { setCompanySwitch as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { setSwitch } from "../../../sharing/sharing.api.ts";
import { namesOfThose, presentTurned } from "../switch.present.ts";
import { checkCompany } from "../switch-target.ts";

export const setCompanyKillSwitch = command(at, async ({ input, actor, tx, now }) => {
  const { companyId, active, reason } = input;
  await checkCompany(tx, companyId);
  const name = { scope: "company", key: String(companyId) } as const;
  const row = await setSwitch(tx, {
    ...name,
    active,
    reason,
    byAccount: actor.accountId,
    byCompany: null,
    at: now,
  });
  return presentTurned(row, await namesOfThose(tx, [row.byAccount]));
});
