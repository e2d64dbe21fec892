import { mentionAccountTypes } from "@polyphon/contract/mentions/mentions.ts";
import type { FilterSet } from "../../shared/list/use-filters.ts";

export const mentionFilters: FilterSet = {
  module: "mentions",
  name: "list",
  fields: { accountType: { kind: "choice", choices: mentionAccountTypes, single: true } },
};
