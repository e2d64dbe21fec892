/** What an answer says: the unknowns add up to something between the two. */
export interface Statement {
  readonly of: readonly string[];
  readonly from: number;
  readonly to: number;
}

interface Range {
  from: number;
  to: number;
}

const keyOf = (of: readonly string[]) => [...of].sort().join("|");

/** One statement for each set of unknowns, as narrow as all of them together; null where they contradict each other. */
function merged(statements: Iterable<Statement>): Statement[] {
  const known = new Map<string, Statement>();
  for (const statement of statements) {
    const key = keyOf(statement.of);
    const before = known.get(key);
    known.set(key, {
      of: statement.of,
      from: Math.max(statement.from, before?.from ?? 0),
      to: Math.min(statement.to, before?.to ?? Infinity),
    });
  }
  return [...known.values()];
}

/** What two answers say of the unknowns that only the larger one is about. */
function differences(statements: readonly Statement[]): Statement[] {
  const sets = statements.map(({ of }) => new Set(of));
  return statements.flatMap((larger, at) =>
    statements.flatMap((smaller, other) => {
      const whole = sets[at];
      if (whole === undefined || at === other || smaller.of.length >= larger.of.length) return [];
      if (!smaller.of.every((one) => whole.has(one))) return [];
      const rest = larger.of.filter((one) => !sets[other]?.has(one));
      return [{ of: rest, from: Math.max(0, larger.from - smaller.to), to: larger.to - smaller.from }];
    }),
  );
}

/** Narrows every unknown by what the others of a statement leave for it, until nothing moves any more. */
function propagated(statements: readonly Statement[]): Map<string, Range> {
  const ranges = new Map<string, Range>();
  for (const { of } of statements) for (const one of of) ranges.set(one, { from: 0, to: Infinity });
  const sum = (of: readonly string[], end: "from" | "to") =>
    of.reduce((all, one) => all + (ranges.get(one)?.[end] ?? 0), 0);
  for (let moved = true; moved;) {
    moved = false;
    for (const { of, from, to } of statements) {
      const least = sum(of, "from");
      const most = sum(of, "to");
      for (const one of of) {
        const range = ranges.get(one);
        if (range === undefined) continue;
        const highest = to - (least - range.from);
        const others =
          most === Infinity && range.to === Infinity
            ? sum(
                of.filter((other) => other !== one),
                "to",
              )
            : most - range.to;
        const lowest = from - others;
        if (highest < range.to) [range.to, moved] = [highest, true];
        if (lowest > range.from) [range.from, moved] = [lowest, true];
      }
    }
  }
  return ranges;
}

export interface Solved {
  readonly of: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** All that follows from the statements by differences of nested ones and by narrowing. */
export function solve(given: readonly Statement[]): Solved[] {
  const first = merged(given);
  const all = merged([...first, ...differences(first)]);
  const ranges = propagated(all);
  const sum = (of: readonly string[], end: "from" | "to") =>
    of.reduce((total, one) => total + (ranges.get(one)?.[end] ?? 0), 0);
  const single = [...ranges].map(([one, range]) => ({ of: [one], ...range }));
  return [
    ...single,
    ...all.map(({ of, from, to }) => ({
      of,
      from: Math.max(from, sum(of, "from")),
      to: Math.min(to, sum(of, "to")),
    })),
  ];
}
