import { networks } from "@polyphon/contract/networks/networks.ts";
import { readKillSwitches as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { lastRuns } from "../../../../platform/jobs/job-runs.ts";
import { query } from "../../../../platform/operation/query.ts";
import { countActiveCompanies } from "../../../companies/companies.api.ts";
import { countShares, findSwitches, type ShareScope } from "../../../sharing/sharing.api.ts";
import { type OperationsDeps, scheduledJobs } from "../../operations.deps.ts";
import { namesOfThose, presentSwitch } from "../switch.present.ts";

async function figuresOf(tx: Tx, scope: ShareScope) {
  return { planned: await countShares(tx, "planned", scope), held: await countShares(tx, "held", scope) };
}

export const readKillSwitches = (deps: OperationsDeps) =>
  query(at, async ({ tx }) => {
    const rows = await findSwitches(tx, ["all", "network", "cron"]);
    const nameOf = await namesOfThose(
      tx,
      rows.map((row) => row.byAccount),
    );
    const stateOf = (scope: string, key: string) =>
      presentSwitch(
        rows.find((row) => row.scope === scope && row.key === key),
        nameOf,
      );
    const everything = await figuresOf(tx, { scope: "all", key: "" });
    const ofNetworks = [];
    for (const network of networks)
      ofNetworks.push({
        network,
        ...stateOf("network", network),
        ...(await figuresOf(tx, { scope: "network", key: network })),
      });
    const scheduled = scheduledJobs(deps);
    const runs = await lastRuns(
      tx.client,
      scheduled.map(({ name }) => name),
    );
    return {
      all: { ...stateOf("all", ""), ...everything, companies: await countActiveCompanies(tx) },
      networks: ofNetworks,
      held: everything.held,
      cron: scheduled.map(({ name, schedule }) => {
        const run = runs.get(name);
        return {
          job: name,
          schedule,
          ...stateOf("cron", name),
          lastRun: run ? { at: run.at.toISOString(), state: run.state } : null,
        };
      }),
    };
  });
