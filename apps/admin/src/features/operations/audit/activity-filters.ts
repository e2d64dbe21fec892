import { actionKinds, actionThings } from "@polyphon/contract/operations/staff-actions.ts";
import type { FilterSet } from "../../../shared/list/use-filters.ts";

export const activityFilters: FilterSet = {
  module: "operations",
  name: "activity",
  fields: {
    by: { kind: "reference", of: "staff" },
    kind: { kind: "choice", choices: actionKinds },
    thing: { kind: "choice", choices: actionThings, single: true },
    company: { kind: "reference", of: "company" },
    at: { kind: "dateTime" },
  },
};
