import { expect, test } from "vitest";
import {
  askedOf,
  countRealTimeFilters,
  noRealTimeFilters,
  readRealTimeFilters,
  writeRealTimeFilters,
} from "./real-time-filters.ts";

test("filters of real-time content stand in the address and come back from it", () => {
  const filters = { languages: ["ENGLISH", "GERMAN"], source: "Harbour Weekly", search: "wind" } as const;
  expect(readRealTimeFilters(writeRealTimeFilters(filters))).toEqual(filters);
  expect(countRealTimeFilters(filters)).toBe(4);
});

test("what is no filter asks for nothing", () => {
  expect(readRealTimeFilters({ language: "KLINGON", source: ["a"], search: { x: 1 } })).toEqual(
    noRealTimeFilters,
  );
  expect(writeRealTimeFilters(noRealTimeFilters)).toEqual({});
});

test("a search begins with three letters", () => {
  expect(askedOf({ ...noRealTimeFilters, search: "ha" })).toEqual({});
  expect(askedOf({ ...noRealTimeFilters, search: " har " })).toEqual({ search: "har" });
});
