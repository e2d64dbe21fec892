import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FigureGuard, shownFigure, shownPeople } from "./shown-figure.ts";
import { type Group, mayFollow, shownGroups } from "./shown-groups.ts";

const minimums = fc.integer({ min: 5, max: 12 });
const person = fc.nat({ max: 30 });
/** Who contributed to each group. */
const contributors = fc.array(fc.uniqueArray(person, { maxLength: 25 }), { minLength: 1, maxLength: 7 });

const union = (sets: readonly (readonly number[])[]) => new Set(sets.flat());
const apart = (sets: readonly (readonly number[])[]) =>
  sets.map((people, index) => people.map((one) => index * 100 + one));
const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((found, one) => [...found, ...found.map((set) => [...set, one])], [[]]);
const sorted = (keys: ReadonlySet<number>) => [...keys].toSorted((one, other) => one - other);

function decide(sets: readonly (readonly number[])[], minimum: number, mixed: boolean) {
  const groups = sets.map((people, key): Group<number> => ({ key, people: people.length }));
  return { groups, ...shownGroups({ groups, people: union(sets).size, minimum, mixed }) };
}

describe.each([true, false])("groups beside their total, people in several of them: %s", (mixed) => {
  const people = mixed ? contributors : contributors.map(apart);

  test("are shown only with as many people as the minimum", () => {
    fc.assert(
      fc.property(people, minimums, (sets, minimum) => {
        const { shown, total } = decide(sets, minimum, mixed);
        for (const key of shown) expect(sets[key]?.length).toBeGreaterThanOrEqual(minimum);
        if (total) expect(union(sets).size).toBeGreaterThanOrEqual(minimum);
      }),
    );
  });

  test("leave no difference that is about fewer people than the minimum", () => {
    fc.assert(
      fc.property(people, minimums, (sets, minimum) => {
        const { shown, total } = decide(sets, minimum, mixed);
        if (!total) return;
        for (const taken of subsets([...shown])) {
          const rest = sets.filter((_, key) => !taken.includes(key));
          if (rest.length > 0) expect(union(rest).size).toBeGreaterThanOrEqual(minimum);
        }
      }),
    );
  });

  test("are decided alike in any order", () => {
    fc.assert(
      fc.property(people, minimums, (sets, minimum) => {
        const { groups, shown, total } = decide(sets, minimum, mixed);
        const back = shownGroups({
          groups: groups.toReversed(),
          people: union(sets).size,
          minimum,
          mixed,
        });
        expect([sorted(back.shown), back.total]).toEqual([sorted(shown), total]);
      }),
    );
  });

  test("stay shown when they are judged again with the withheld ones as one group", () => {
    fc.assert(
      fc.property(people, minimums, (sets, minimum) => {
        const { groups, shown, total } = decide(sets, minimum, mixed);
        if (!total) return;
        const withheld = sets.filter((_, key) => !shown.has(key));
        const rest = { key: -1, people: union(withheld).size };
        const again = shownGroups({
          groups: [...groups.filter(({ key }) => shown.has(key)), ...(withheld.length > 0 ? [rest] : [])],
          people: union(sets).size,
          minimum,
          mixed,
        });
        expect(again.total).toBe(true);
        for (const key of shown) expect(again.shown.has(key)).toBe(true);
      }),
    );
  });

  test("are all shown where each is large enough", () => {
    fc.assert(
      fc.property(people, (sets) => {
        const large = sets.filter(({ length }) => length >= 5);
        fc.pre(large.length > 0);
        const { shown, total } = decide(large, 5, mixed);
        expect([shown.size, total]).toEqual([large.length, true]);
      }),
    );
  });
});

test("a group of nobody is withheld, and cannot be calculated as nought either", () => {
  const groups = [
    { key: "empty", people: 0 },
    { key: "small", people: 12 },
    { key: "large", people: 40 },
  ];
  const { shown, total } = shownGroups({ groups, people: 52, minimum: 10, mixed: false });
  expect([[...shown], total]).toEqual([["large"], true]);
});

test("a total follows groups only where what they withheld is about enough people", () => {
  expect(mayFollow({ groups: 0, people: 0 }, 10)).toBe(true);
  expect(mayFollow({ groups: 1, people: 0 }, 10)).toBe(false);
  expect(mayFollow({ groups: 2, people: 9 }, 10)).toBe(false);
  expect(mayFollow({ groups: 2, people: 10 }, 10)).toBe(true);
});

describe("a figure", () => {
  const guards = fc
    .record({ minimum: minimums, population: fc.nat({ max: 300 }) })
    .map((guard): FigureGuard => guard);

  test("stays as it is outside works-council mode", () => {
    expect([shownFigure(3, 1, null), shownPeople(0, null)]).toEqual([3, 0]);
  });

  test("is withheld for fewer people than the minimum, nobody included, and in steps of the minimum otherwise", () => {
    fc.assert(
      fc.property(guards, fc.nat({ max: 300 }), fc.nat({ max: 900 }), (guard, most, more) => {
        const people = Math.min(most, guard.population);
        const figure = people + more;
        const shown = shownFigure(figure, people, guard);
        expect(shown === null).toBe(people < guard.minimum || guard.population < 2 * guard.minimum);
        if (shown === null) return;
        expect(shown % guard.minimum).toBe(0);
        expect(figure - shown).toBeLessThan(guard.minimum);
        expect(shown).toBeGreaterThanOrEqual(guard.minimum);
      }),
    );
  });

  test("of people never says that fewer than the minimum did not contribute", () => {
    fc.assert(
      fc.property(guards, fc.nat({ max: 300 }), (guard, most) => {
        const people = Math.min(most, guard.population);
        const shown = shownPeople(people, guard);
        if (shown === null) return;
        expect(guard.population - shown).toBeGreaterThanOrEqual(guard.minimum);
        expect(shown).toBeGreaterThanOrEqual(guard.minimum);
        expect(shown).toBeLessThanOrEqual(people);
      }),
    );
  });

  test("moves by no step, or by whole ones, when one person comes or goes", () => {
    fc.assert(
      fc.property(guards, fc.nat({ max: 299 }), (guard, people) => {
        fc.pre(people < guard.population);
        const [before, after] = [shownPeople(people, guard) ?? 0, shownPeople(people + 1, guard) ?? 0];
        expect([0, guard.minimum]).toContain(after - before);
      }),
    );
  });
});
