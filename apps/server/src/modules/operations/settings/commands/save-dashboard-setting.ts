import { saveDashboardSetting as at } from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { lockDashboardVersion, writeDashboardSetting } from "../dashboard-settings.store.ts";
import { showDashboards } from "../show-dashboards.ts";

export const saveDashboardSetting = command(at, async ({ input, actor, tx, now }) => {
  const { userType, version } = input;
  if ((await lockDashboardVersion(tx, userType)) !== version) throw new Refusal("edited_meanwhile");
  const hidden = [...new Set(input.hidden)];
  const written = await writeDashboardSetting(tx, { userType, hidden, version, by: actor.accountId, now });
  if (!written) throw new Refusal("edited_meanwhile");

  const shown = (await showDashboards(tx)).find((one) => one.userType === userType);
  if (!shown) throw new Error(`no user type ${userType}`);
  return shown;
});
