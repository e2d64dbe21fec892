import { networks } from "@polyphon/contract/networks/networks.ts";
import { shareReasons, stuckStates } from "@polyphon/contract/sharing/sharing.ts";
import type { FilterSet } from "../../../shared/list/use-filters.ts";

export const stuckFilters: FilterSet = {
  module: "sharing",
  name: "stuck",
  fields: {
    state: { kind: "choice", choices: stuckStates, single: true },
    reason: { kind: "choice", choices: shareReasons, single: true },
    network: { kind: "choice", choices: networks, single: true },
    failed: { kind: "choice", choices: ["lastDay"], single: true },
    employeeId: { kind: "reference", of: "employee", single: true },
    company: { kind: "reference", of: "company" },
  },
};
