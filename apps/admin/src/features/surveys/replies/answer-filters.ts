import { ratings, replyStates } from "@polyphon/contract/surveys/surveys.ts";
import type { FilterSet } from "../../../shared/list/use-filters.ts";

export const answerFilters: FilterSet = {
  module: "surveys",
  name: "answers",
  fields: {
    companies: { kind: "references", of: "company" },
    rating: { kind: "choice", choices: ratings, single: true },
    state: { kind: "choice", choices: replyStates, single: true },
  },
};
