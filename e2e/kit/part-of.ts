import { inject } from "vitest";

/**
 * The gate gives each player a part of what there is to play, and all parts together are everything;
 * `pnpm e2e --full` gives everything to everybody.
 */
export function partOf<T>(all: readonly T[], player: number, players: number): readonly T[] {
  return all.filter((_, at) => inject("full") || at % players === player % players);
}
