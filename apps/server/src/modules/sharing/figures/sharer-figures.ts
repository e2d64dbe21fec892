import type { Tx } from "../../../platform/db/transaction.ts";
import { personsOfShares } from "../../links/links.api.ts";
import { sharersAmong } from "./sharer-figures.store.ts";

export interface SharerFigures {
  readonly shares: number;
  readonly mondays: readonly string[];
  readonly clicks: number;
}

/** Shares, their weeks and the clicks on them, for many people in two statements. */
export async function sharerFigures(
  tx: Tx,
  userIds: readonly number[],
  zone: string,
): Promise<Map<number, SharerFigures>> {
  const sharers = await sharersAmong(tx, userIds, zone);
  const clicks = await personsOfShares(
    tx,
    sharers.flatMap(({ shareIds }) => shareIds),
  );
  return new Map(
    sharers.map(({ userId, shares, mondays, shareIds }) => [
      userId,
      { shares, mondays, clicks: shareIds.reduce((sum, id) => sum + (clicks.get(id) ?? 0), 0) },
    ]),
  );
}
