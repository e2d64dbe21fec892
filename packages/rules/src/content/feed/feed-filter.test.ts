import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passesFilter, wantedTopics } from "./feed-filter.ts";

const known = {
  ids: [1, 2, 3],
  categoryOfTag: new Map([
    [11, 1],
    [12, 1],
    [21, 2],
  ]),
};

describe("the filter of the feed", () => {
  test("matches everything without a choice", () => {
    expect(wantedTopics({ categoryIds: [], tagIds: [] }, known)).toEqual({
      categoryIds: [1, 2, 3],
      tagIds: [],
      taggedIn: [],
    });
  });

  test("lets a tag narrow its own category only", () => {
    expect(wantedTopics({ categoryIds: [3, 1], tagIds: [11] }, known)).toEqual({
      categoryIds: [3, 1],
      tagIds: [11],
      taggedIn: [1],
    });
  });

  test("includes the category of a chosen tag", () => {
    expect(wantedTopics({ categoryIds: [3], tagIds: [21] }, known).categoryIds).toEqual([3, 2]);
  });

  test("never includes what the company cannot see, and matches nothing if only that was chosen", () => {
    const any = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 6 });
    fc.assert(
      fc.property(any, any, (categoryIds, tagIds) => {
        const wanted = wantedTopics({ categoryIds, tagIds }, known);
        expect(wanted.categoryIds.every((id) => known.ids.includes(id))).toBe(true);
        expect(wanted.taggedIn.every((id) => wanted.categoryIds.includes(id))).toBe(true);
        const meant = categoryIds.filter((id) => id <= 3).length + wanted.tagIds.length;
        if (categoryIds.length + tagIds.length > 0) expect(wanted.categoryIds.length === 0).toBe(meant === 0);
      }),
    );
  });
});

test("a post passes a saved filter by its language, its category and, where tags are chosen in that, its tags", () => {
  const post = { categoryId: 1, language: "GERMAN", tagIds: [12] };
  const passes = (languages: string[], categoryIds: number[], tagIds: number[]) =>
    passesFilter(languages, wantedTopics({ categoryIds, tagIds }, known), post);
  expect(passes([], [], [])).toBe(true);
  expect(passes(["GERMAN"], [1], [12])).toBe(true);
  expect(passes(["ENGLISH"], [], [])).toBe(false);
  expect(passes([], [2], [])).toBe(false);
  expect(passes([], [1], [11])).toBe(false);
  expect(passes([], [1], [21])).toBe(true);
});
