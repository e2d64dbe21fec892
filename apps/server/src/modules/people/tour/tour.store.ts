import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface TourProgress {
  readonly visited: boolean;
  readonly skips: number;
}

export async function findTour(tx: Tx, personId: number): Promise<TourProgress> {
  const { rows } = await tx.client.query<TourProgress>(
    "select visited, skips from tour_progress where account_id = $1",
    [personId],
  );
  return rows[0] ?? { visited: false, skips: 0 };
}

function only(rows: readonly TourProgress[]): TourProgress {
  if (!rows[0]) throw new Error("a tour of nobody");
  return rows[0];
}

/** The last skip that is allowed counts as a visit. */
export async function skipTour(tx: Tx, personId: number): Promise<TourProgress> {
  const { rows } = await tx.client.query<TourProgress>(
    `insert into tour_progress (account_id, skips, visited) values ($1, least(1, $2), 1 >= $2)
     on conflict (account_id) do update set skips = least(tour_progress.skips + 1, $2),
       visited = tour_progress.visited or tour_progress.skips + 1 >= $2
     returning visited, skips`,
    [personId, limits.tour.skips],
  );
  return only(rows);
}

export async function finishTour(tx: Tx, personId: number): Promise<TourProgress> {
  const { rows } = await tx.client.query<TourProgress>(
    `insert into tour_progress (account_id, visited) values ($1, true)
     on conflict (account_id) do update set visited = true returning visited, skips`,
    [personId],
  );
  return only(rows);
}
