import { expect, test } from "vitest";
import { slownessOf, startPace, usualPiece } from "./pace.ts";

test("a machine is as slow as most pieces of work were, and never faster than usual", () => {
  const pieces = [usualPiece * 9, usualPiece * 2, usualPiece * 2, usualPiece * 1.9, usualPiece];
  expect(slownessOf(pieces)).toBe(2);
  expect(slownessOf([usualPiece / 3])).toBe(1);
});

test("a measure that is stopped at once has an answer", () => {
  const slowness = startPace()();
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThan(20);
});
