import { localDateOf } from "../../time/zoned-time.ts";

interface Move {
  readonly shareId: number;
  readonly scheduleDate: string;
}

/**
 * The order in which several shares are moved, so that none takes a place in a week that another one is about to leave:
 * of those that move on the last first, of those that move back the first.
 */
export function inMovingOrder(
  moves: readonly Move[],
  shares: readonly { readonly id: number; readonly dueAt: Date }[],
  zone: string,
): number[] {
  const dates = new Map(shares.map(({ id, dueAt }) => [id, localDateOf(dueAt, zone)]));
  const before = ({ shareId, scheduleDate }: Move) => dates.get(shareId) ?? scheduleDate;
  const later = moves.filter((move) => move.scheduleDate > before(move));
  const others = moves.filter((move) => move.scheduleDate <= before(move));
  return [
    ...later.toSorted((one, other) => before(other).localeCompare(before(one))),
    ...others.toSorted((one, other) => before(one).localeCompare(before(other))),
  ].map(({ shareId }) => shareId);
}
