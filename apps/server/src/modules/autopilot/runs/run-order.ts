import type { Tx } from "../../../platform/db/transaction.ts";
import type { RunOrder } from "../../companies/companies.api.ts";
import { employeesByName, type NamePlace } from "../../identity/identity.api.ts";
import { longestWaiting, newestChoices, type WaitingPlace } from "../planner/choices-to-plan.store.ts";

/**
 * How far a run has come: the order is fixed when it begins, whatever the company changes meanwhile. The steps are
 * counted so that a worker sees whether another one has continued.
 */
export type RunPlace = { readonly step: number } & (
  | { readonly order: "LONGEST_WAITING"; readonly after: WaitingPlace | null }
  | { readonly order: "NEWEST_FIRST"; readonly after: number | null }
  | { readonly order: "BY_NAME"; readonly after: NamePlace | null }
);

export function beginningOf(order: RunOrder, step: number): RunPlace {
  return { order, after: null, step };
}

export interface RunPage {
  readonly ids: readonly number[];
  /** Where the next page begins; null when there is none. */
  readonly next: RunPlace | null;
}

/** The next people of a company in the order of its run, by key. */
export async function nextPage(
  tx: Tx,
  companyId: number,
  place: RunPlace,
  asOf: Date,
  limit: number,
): Promise<RunPage> {
  const step = place.step + 1;
  switch (place.order) {
    case "LONGEST_WAITING": {
      const found = await longestWaiting(tx, companyId, place.after, asOf, limit);
      const last = found.at(-1);
      return { ids: found.map(({ id }) => id), next: last ? { ...place, after: last, step } : null };
    }
    case "NEWEST_FIRST": {
      const ids = await newestChoices(tx, companyId, place.after, limit);
      const last = ids.at(-1);
      return { ids, next: last === undefined ? null : { ...place, after: last, step } };
    }
    case "BY_NAME": {
      const found = await employeesByName(tx, companyId, place.after, limit);
      const last = found.at(-1);
      return { ids: found.map(({ id }) => id), next: last ? { ...place, after: last, step } : null };
    }
  }
}
