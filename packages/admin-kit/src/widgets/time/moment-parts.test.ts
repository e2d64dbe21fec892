import { expect, it } from "vitest";
import { momentOf, momentParts } from "./moment-parts.ts";

it("splits a moment by the reader's clock and restores it", () => {
  const iso = new Date(2026, 10, 15, 9, 5).toISOString();
  const parts = momentParts(iso);
  expect(parts).toEqual({ day: "2026-11-15", clock: "09:05" });
  expect(parts && momentOf(parts)).toBe(iso);
});

it("has no parts without a moment", () => {
  expect([null, undefined, "", "soon"].map(momentParts)).toEqual([null, null, null, null]);
});
