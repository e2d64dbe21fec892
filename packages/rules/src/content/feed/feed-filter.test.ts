import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wantedTopics } from "./feed-filter.ts";

const known = {
  ids: [1, 2, 3],
  categoryOfTag: new Map([
    [11, 1],
    [12, 1],
    [21, 2],
  ]),
};

describe("the filter of the feed", () => {
  test("without a choice wants everything", () => {
    expect(wantedTopics({ categoryIds: [], tagIds: [] }, known)).toEqual({
      categoryIds: [1, 2, 3],
      tagIds: [],
      taggedIn: [],
    });
  });

  test("lets a tag narrow its own category and no other", () => {
    expect(wantedTopics({ categoryIds: [3, 1], tagIds: [11] }, known)).toEqual({
      categoryIds: [3, 1],
      tagIds: [11],
      taggedIn: [1],
    });
  });

  test("brings a tag's category along", () => {
    expect(wantedTopics({ categoryIds: [3], tagIds: [21] }, known).categoryIds).toEqual([3, 2]);
  });

  test("never wants what the company does not see, and turns a choice of only that into nothing, not into everything", () => {
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
