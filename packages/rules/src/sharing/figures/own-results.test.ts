import fc from "fast-check";
import { expect, test } from "vitest";
import { ownResults } from "./own-results.ts";

const shares = fc.uniqueArray(fc.record({ id: fc.nat(), clicks: fc.nat({ max: 50 }) }), {
  selector: ({ id }) => id,
});

test("the results of a person's shares add up, and name those that were clicked most", () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 1, max: 5 }), (own, most) => {
      const results = ownResults(own, most);
      expect([results.shares, results.best.length <= most]).toEqual([own.length, true]);
      const left = own.filter(({ id }) => !results.best.some((one) => one.id === id));
      const sumOf = (some: typeof own) => some.reduce((sum, { clicks }) => sum + clicks, 0);
      expect(results.clicks).toBe(sumOf(results.best) + sumOf(left));
      const least = Math.min(...results.best.map(({ clicks }) => clicks));
      for (const { clicks } of left)
        expect(clicks === 0 || (clicks <= least && results.best.length === most)).toBe(true);
      expect(results.best.every(({ clicks }) => clicks > 0)).toBe(true);
    }),
  );
});

test("of two shares with the same clicks the newer one is named first, whatever their order", () => {
  const [older, newer] = [
    { id: 1, clicks: 3 },
    { id: 2, clicks: 3 },
  ];
  for (const own of [
    [older, newer],
    [newer, older],
  ])
    expect(ownResults(own, 1).best).toEqual([newer]);
});
