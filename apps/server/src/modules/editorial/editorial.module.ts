import type { Module } from "../../platform/module/module.ts";
import type { EditorialDeps } from "./editorial.deps.ts";
import { workflowOperations } from "./workflow/workflow.operations.ts";
import { listBillableWork } from "./work/queries/list-billable-work.ts";
import { listWritersWork } from "./work/queries/list-writers-work.ts";
import { readEicDashboard } from "./work/queries/read-eic-dashboard.ts";
import { readMyWork } from "./work/queries/read-my-work.ts";

export function editorial(deps: EditorialDeps): Module {
  return {
    name: "editorial",
    operations: [
      ...workflowOperations(deps),
      readMyWork,
      listBillableWork,
      listWritersWork,
      readEicDashboard,
    ],
    jobs: [],
    listeners: [],
  };
}
