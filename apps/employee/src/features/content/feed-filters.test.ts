import { describe, expect, it } from "vitest";
import { countFilters, noFilters, readFilters, searchOf, writeFilters } from "./feed-filters.ts";

describe("the filters of the feed", () => {
  it("survive the way through the address", () => {
    const filters = { categoryId: 12, language: "GERMAN", search: "wind power" } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(noFilters)).toEqual({});
  });

  it("ignore what somebody typed into the address", () => {
    expect(readFilters({ category: "-1", language: "KLINGON", search: ["x"] })).toEqual(noFilters);
    expect(readFilters({ category: "1e99" })).toEqual(noFilters);
  });

  it("search from three letters on", () => {
    expect(searchOf({ ...noFilters, search: " wi " })).toBeUndefined();
    expect(searchOf({ ...noFilters, search: " win " })).toBe("win");
    expect(countFilters({ categoryId: 1, language: null, search: "wi" })).toBe(1);
  });
});
