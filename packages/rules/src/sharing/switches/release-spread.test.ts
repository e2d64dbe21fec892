import fc from "fast-check";
import { expect, test } from "vitest";
import { releaseSpread } from "./release-spread.ts";

test("every share of a release falls into one part of the hour, and the parts differ by at most one", () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 60 }), (count, parts) => {
      const spread = releaseSpread(count, parts);
      expect(spread).toHaveLength(parts);
      expect(spread.reduce((sum, one) => sum + one, 0)).toBe(count);
      expect(Math.max(...spread) - Math.min(...spread)).toBeLessThanOrEqual(1);
    }),
  );
});

test("each part of a release holds the shares at its positions of the order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 30 }), (count, parts) => {
      const placed = Array.from({ length: parts }, () => 0);
      for (let place = 0; place < count; place += 1) {
        const part = Math.floor((place * parts) / count);
        placed[part] = (placed[part] ?? 0) + 1;
      }
      expect(releaseSpread(count, parts)).toEqual(placed);
    }),
  );
});
