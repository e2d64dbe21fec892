import { expect, test } from "vitest";
import {
  askedOf,
  countRealTimeFilters,
  noRealTimeFilters,
  readRealTimeFilters,
  writeRealTimeFilters,
} from "./real-time-filters.ts";

test("filters of real-time content survive a round trip through the address", () => {
  const filters = { languages: ["ENGLISH", "GERMAN"], source: "Harbour Weekly", search: "wind" } as const;
  expect(readRealTimeFilters(writeRealTimeFilters(filters))).toEqual(filters);
  expect(countRealTimeFilters(filters)).toBe(4);
});

test("unknown filters are ignored", () => {
  expect(readRealTimeFilters({ language: "KLINGON", source: ["a"], search: { x: 1 } })).toEqual(
    noRealTimeFilters,
  );
  expect(writeRealTimeFilters(noRealTimeFilters)).toEqual({});
});

test("a search starts at three letters", () => {
  expect(askedOf({ ...noRealTimeFilters, search: "ha" })).toEqual({});
  expect(askedOf({ ...noRealTimeFilters, search: " har " })).toEqual({ search: "har" });
});
