import fc from "fast-check";
import { expect, test } from "vitest";
import { belowHead } from "./below-head.ts";

const phone = 844;
const notices = { top: 64, bottom: 128 };

test("notices stay in their place where no head of a dialog is", () => {
  expect(belowHead(notices, null, phone)).toBe(64);
  expect(belowHead(notices, { top: 0, bottom: 56 }, phone)).toBe(64);
  expect(belowHead(notices, { top: 300, bottom: 356 }, phone)).toBe(64);
});

test("notices begin below a head that they would cover", () => {
  expect(belowHead(notices, { top: 100, bottom: 156 }, phone)).toBe(164);
  expect(belowHead(notices, { top: 20, bottom: 76 }, phone)).toBe(84);
});

test("notices never cover a head, unless there is no room below it", () => {
  const extent = (most: number) =>
    fc.record({ top: fc.nat(most), height: fc.integer({ min: 1, max: 200 }) }).map(({ top, height }) => ({
      top,
      bottom: top + height,
    }));
  fc.assert(
    fc.property(extent(200), extent(800), (own, head) => {
      const top = belowHead(own, head, phone);
      const bottom = top + own.bottom - own.top;
      const covers = top < head.bottom && bottom > head.top;
      if (covers) expect(head.bottom + 8 + own.bottom - own.top).toBeGreaterThan(phone);
    }),
  );
});
