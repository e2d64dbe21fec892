import type { UserAction } from "@polyphon/contract/content/content.ts";
import type { RealTimeAction } from "@polyphon/contract/content/real-time/real-time.ts";
import type { FilterSet } from "../../../shared/list/use-filters.ts";

export type ActionKind = UserAction | RealTimeAction;

/** A post and an item of a feed know different actions. */
export const actionFilters = (kinds: readonly ActionKind[]): FilterSet => ({
  module: "content",
  name: "actions",
  fields: {
    action: { kind: "choice", choices: kinds, single: true },
    companyId: { kind: "reference", of: "company", single: true },
    at: { kind: "dateTime", days: ["from", "to"] },
  },
});
