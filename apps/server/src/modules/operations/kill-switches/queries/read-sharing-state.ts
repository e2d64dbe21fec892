import { networks } from "@polyphon/contract/networks/networks.ts";
import { readSharingState as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { reachesCouncil } from "../../../companies/companies.api.ts";
import { countShares, findSwitches, isSwitchActive } from "../../../sharing/sharing.api.ts";

export const readSharingState = query(at, async ({ tx, actor }) => {
  const active = (await findSwitches(tx, ["all", "network"])).filter((row) => row.active);
  const own =
    actor.companyId !== null &&
    (await isSwitchActive(tx, { scope: "company", key: String(actor.companyId) }));
  const stopped = own || active.some(({ scope }) => scope === "all");
  const some = networks.filter((network) => active.some(({ key }) => key === network));
  // Read on every page: counted only while there is something to report.
  const runs = !stopped && some.length === 0;
  const held = runs ? { value: 0, exact: true } : await countShares(tx, "held", { scope: "all", key: "" });
  const guarded = !runs && actor.companyId !== null && (await reachesCouncil(tx));
  return { stopped, networks: some, held: guarded && held.value === 0 ? null : held };
});
