import { contentLanguages } from "@polyphon/contract/content/content.ts";
import type { FilterSet } from "../../../shared/list/use-filters.ts";

export const realTimeFilters: FilterSet = {
  module: "content",
  name: "realTime",
  fields: {
    language: { kind: "choice", choices: contentLanguages, single: true },
    companyId: { kind: "reference", of: "company", single: true },
    at: { kind: "dateTime", days: ["from", "to"] },
  },
};
