export interface Group<Key extends string | number = string> {
  readonly key: Key;
  /** Distinct people who contributed. */
  readonly people: number;
}

export interface Groups<Key extends string | number> {
  readonly groups: readonly Group<Key>[];
  /** Distinct people who contributed to any of them. */
  readonly people: number;
  readonly minimum: number;
  /** Whether somebody can have contributed to more than one group. */
  readonly mixed: boolean;
}

export interface ShownGroups<Key extends string | number> {
  readonly shown: ReadonlySet<Key>;
  readonly total: boolean;
}

/** At least how many people contributed to the groups together. */
function together(groups: readonly Group<string | number>[], mixed: boolean): number {
  const counts = groups.map(({ people }) => people);
  return mixed ? Math.max(0, ...counts) : counts.reduce((sum, one) => sum + one, 0);
}

const bySize = (one: Group<string | number>, other: Group<string | number>) =>
  other.people - one.people || (String(one.key) < String(other.key) ? -1 : 1);

/**
 * Which groups may be shown beside their total. What is withheld can be calculated as the total without the rest, so
 * it must be about enough people together: otherwise the smallest group goes too, and in the end the total.
 */
export function shownGroups<Key extends string | number>({
  groups,
  people,
  minimum,
  mixed,
}: Groups<Key>): ShownGroups<Key> {
  const shown = groups.filter((group) => group.people >= minimum).toSorted(bySize);
  const withheld = groups.filter((group) => group.people < minimum);
  if (people < minimum) return { shown: new Set(), total: false };
  while (withheld.length > 0 && together(withheld, mixed) < minimum) {
    const smallest = shown.pop();
    if (smallest === undefined) return { shown: new Set(), total: false };
    withheld.push(smallest);
  }
  return { shown: new Set(shown.map(({ key }) => key)), total: true };
}

/**
 * Whether a total may follow groups that have been shown before it, as a month follows its weeks: they cannot be taken
 * back, so the total gives way unless what was withheld of it is about enough people, counted once each.
 */
export function mayFollow(withheld: { readonly groups: number; readonly people: number }, minimum: number) {
  return withheld.groups === 0 || withheld.people >= minimum;
}
