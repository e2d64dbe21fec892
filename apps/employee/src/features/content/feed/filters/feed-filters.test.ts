import { describe, expect, it } from "vitest";
import {
  countFilters,
  noFilters,
  readFilters,
  sameChoice,
  searchOf,
  toggled,
  writeFilters,
} from "./feed-filters.ts";

const saved = { languages: ["GERMAN"], category: [3], categoryDefiningTags: [31] };

describe("the filters of the feed", () => {
  it("are unchanged after a round trip through the address", () => {
    const filters = {
      categories: [12, 3],
      tags: [7],
      languages: ["ENGLISH", "GERMAN"],
      search: "wind power",
    } as const;
    expect(readFilters(writeFilters(filters, saved), saved)).toEqual(filters);
    expect(writeFilters(noFilters, null)).toEqual({});
  });

  it("are the saved ones when the address has none, and none when they were cleared", () => {
    expect(readFilters({ share: "4" }, saved)).toEqual({
      categories: [3],
      tags: [31],
      languages: ["GERMAN"],
      search: "",
    });
    expect(readFilters(writeFilters(noFilters, saved), saved)).toEqual(noFilters);
    expect(readFilters({ category: "5" }, saved)).toEqual({ ...noFilters, categories: [5] });
  });

  it("ignore invalid values in the address", () => {
    expect(
      readFilters({ category: "-1,x", language: "KLINGON", search: ["x"], tags: "1e99" }, saved),
    ).toEqual(noFilters);
    expect(readFilters({ category: 4, language: "GERMAN,GERMAN" }, null)).toEqual({
      ...noFilters,
      categories: [4],
      languages: ["GERMAN"],
    });
  });

  it("search from two letters on", () => {
    expect(searchOf({ ...noFilters, search: " w " })).toBeUndefined();
    expect(searchOf({ ...noFilters, search: " wi " })).toBe("wi");
    expect(countFilters({ ...noFilters, categories: [1], search: "w" })).toBe(1);
  });

  it("are equal regardless of the order they were chosen in", () => {
    const one = { ...noFilters, categories: [1, 22], languages: ["GERMAN", "ENGLISH"] } as const;
    expect(sameChoice(one, { ...one, categories: toggled([22], 1), search: "wind" })).toBe(true);
    expect(sameChoice(one, { ...one, categories: toggled([1, 22], 1) })).toBe(false);
  });
});
