import { t, type TextKey } from "../../../shared/text/text.ts";
import { isMoving } from "./is-moving.ts";
import type { Share } from "../share-model.ts";

export type SummaryPart = { readonly key: TextKey; readonly count: number };

/** The heading counts what was shared, what is waiting and what needs the user. */
export function receiptSummary(shares: readonly Share[], now: number): SummaryPart[] {
  const count = (is: (share: Share) => boolean) => shares.filter(is).length;
  const parts: SummaryPart[] = [
    { key: "sharing.receipt.out", count: count(({ state }) => state === "SHARED") },
    { key: "sharing.receipt.onWay", count: count((share) => isMoving(share, now)) },
    {
      key: "sharing.receipt.planned",
      count: count((share) => share.state === "SCHEDULED" && !isMoving(share, now)),
    },
    { key: "sharing.receipt.need", count: count(({ state }) => state === "HELD" || state === "UNCONFIRMED") },
    { key: "sharing.receipt.failed", count: count(({ state }) => state === "FAILED") },
    { key: "sharing.receipt.cancelled", count: count(({ state }) => state === "CANCELLED") },
  ];
  return parts.filter((part) => part.count > 0);
}

/** The same as a sentence: "1 shared, 1 failed". */
export const summaryText = (shares: readonly Share[], now: number): string =>
  receiptSummary(shares, now)
    .map(({ key, count }) => t(key, { count }))
    .join(", ");
