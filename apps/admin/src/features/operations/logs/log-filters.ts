import { networks } from "@polyphon/contract/networks/networks.ts";
import { errorTypes, postLogActions } from "@polyphon/contract/operations/operations.ts";
import type { FilterSet } from "../../../shared/list/use-filters.ts";

const at = { kind: "dateTime", days: ["from", "to"] } as const;

export const errorFilters: FilterSet = {
  module: "operations",
  name: "errors",
  fields: {
    type: { kind: "choice", choices: errorTypes, single: true },
    network: { kind: "choice", choices: networks, single: true },
    failed: { kind: "choice", choices: ["lastDay"], single: true },
    company: { kind: "reference", of: "company" },
    at,
  },
};

export const postLogFilters: FilterSet = {
  module: "operations",
  name: "postLog",
  fields: { action: { kind: "choice", choices: postLogActions, single: true }, at },
};
