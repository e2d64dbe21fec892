import type { BadgeFamily } from "@polyphon/contract/recognition/recognition.ts";

/** What somebody has done, in the unit of each family. */
export type BadgeFigures = Readonly<Record<BadgeFamily, number>>;

export interface EarnableBadge {
  readonly id: number;
  readonly family: BadgeFamily;
  readonly threshold: number;
}

/** The badges to give now: reached by the figures, and not held yet. What is held stays, whatever the figures say. */
export function badgesToGive<B extends EarnableBadge>(
  badges: readonly B[],
  figures: BadgeFigures,
  held: ReadonlySet<number>,
): B[] {
  return badges.filter(({ id, family, threshold }) => !held.has(id) && figures[family] >= threshold);
}
