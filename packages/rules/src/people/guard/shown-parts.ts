import type { Contributed } from "./guarded-months.ts";
import { type FigureGuard, isLargeEnough, shownFigure } from "./shown-figure.ts";
import { shownGroups } from "./shown-groups.ts";

export interface ShownParts<Key extends string | number> {
  readonly total: number | null;
  /** What is withheld is not in it. */
  readonly parts: ReadonlyMap<Key, number>;
}

/** A total with the parts that it is made of, to which the same people can have contributed. */
export function shownParts<Key extends string | number>(
  total: Contributed,
  parts: ReadonlyMap<Key, Contributed>,
  guard: FigureGuard | null,
): ShownParts<Key> {
  if (guard === null)
    return { total: total.figure, parts: new Map([...parts].map(([key, { figure }]) => [key, figure])) };
  if (!isLargeEnough(guard)) return { total: null, parts: new Map() };
  const decided = shownGroups({
    groups: [...parts].map(([key, { people }]) => ({ key, people })),
    people: total.people,
    minimum: guard.minimum,
    mixed: true,
  });
  return {
    total: decided.total ? shownFigure(total.figure, total.people, guard) : null,
    parts: new Map(
      [...parts].flatMap(([key, { figure, people }]) => {
        const shown = decided.shown.has(key) ? shownFigure(figure, people, guard) : null;
        return shown === null ? [] : [[key, shown] as const];
      }),
    ),
  };
}
