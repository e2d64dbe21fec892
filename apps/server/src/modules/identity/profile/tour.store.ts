import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface TourRow {
  readonly isOnboardingTourVisited: boolean;
  readonly onboardingTourSkipCount: number;
}

/** A group's account has the tour of the employee behind it. */
async function changeTour(tx: Tx, accountId: number, change: string, values: unknown[]): Promise<TourRow> {
  const { rows } = await tx.client.query<TourRow>(
    `update account set ${change} where id = (select coalesce(primary_account_id, id) from account where id = $1)
     returning tour_visited as "isOnboardingTourVisited", tour_skips as "onboardingTourSkipCount"`,
    [accountId, ...values],
  );
  const row = rows[0];
  if (!row) throw new Error("a tour of nobody");
  return row;
}

/** The last skip that is allowed counts as a visit. */
export const skipTour = (tx: Tx, accountId: number) =>
  changeTour(
    tx,
    accountId,
    "tour_skips = least(tour_skips + 1, $2), tour_visited = tour_visited or tour_skips + 1 >= $2",
    [limits.tour.skips],
  );

export const finishTour = (tx: Tx, accountId: number) => changeTour(tx, accountId, "tour_visited = true", []);
