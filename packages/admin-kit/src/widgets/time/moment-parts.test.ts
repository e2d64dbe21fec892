import { expect, it } from "vitest";
import { momentOf, momentParts } from "./moment-parts.ts";

const iso = "2026-11-15T22:05:00.000Z";

it("splits a moment by the clock of a zone and restores it", () => {
  const parts = { date: "2026-11-16", time: "11:05" };
  expect(momentParts(iso, "Pacific/Auckland")).toEqual(parts);
  expect(momentOf(parts, "Pacific/Auckland")).toBe(iso);
});

it("takes a date alone for its midnight in the zone", () => {
  expect(momentOf({ date: "2026-11-16", time: "" }, "Europe/Berlin")).toBe("2026-11-15T23:00:00.000Z");
});

it("has no parts without a moment", () => {
  const parts = [null, undefined, "", "soon"].map((value) => momentParts(value, "UTC"));
  expect(parts).toEqual([null, null, null, null]);
});
