import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type StoredTag, tagChanges } from "./tag-changes.ts";

const stored = [
  { id: 1, title: "Offshore" },
  { id: 2, title: "Repowering" },
];

/** What the changes make of the stored tags. */
function applied(before: readonly StoredTag[], wanted: readonly string[]): StoredTag[] {
  const { add, rename, remove } = tagChanges(before, wanted);
  const kept = before.flatMap((tag) =>
    remove.includes(tag.id) ? [] : [rename.find(({ id }) => id === tag.id) ?? tag],
  );
  return [...kept, ...add.map((title, at) => ({ id: 1_000 + at, title }))];
}

describe("saving a category's tag titles", () => {
  it("keeps unchanged tags, and treats another spelling as the same tag", () => {
    expect(tagChanges(stored, ["Repowering", "Offshore"])).toEqual({ add: [], rename: [], remove: [] });
    expect(tagChanges(stored, ["offshore", "Repowering"])).toEqual({
      add: [],
      rename: [{ id: 1, title: "offshore" }],
      remove: [],
    });
  });

  it("treats one removed and one added title as a rename, so that its posts keep the tag", () => {
    expect(tagChanges(stored, ["Wind at sea", "Repowering"]).rename).toEqual([
      { id: 1, title: "Wind at sea" },
    ]);
  });

  it("does not guess a rename when several titles were removed or added", () => {
    expect(tagChanges(stored, ["Sun", "Sea"])).toEqual({ add: ["Sun", "Sea"], rename: [], remove: [1, 2] });
    expect(tagChanges(stored, ["Sun", "Sea", "Offshore"])).toEqual({
      add: ["Sun", "Sea"],
      rename: [],
      remove: [2],
    });
  });

  it("always ends with the requested titles once each, and keeps the id of every title that stays", () => {
    const title = fc.constantFrom("Sun", "sun", "Sea", "Wind", "Grid", "Night", "Rail");
    const titles = fc.uniqueArray(title, { maxLength: 6, selector: (one) => one.toLowerCase() });
    fc.assert(
      fc.property(titles, titles, (had, wanted) => {
        const before = had.map((one, at) => ({ id: at + 1, title: one }));
        const after = applied(before, wanted);
        expect(after.map((tag) => tag.title).toSorted()).toEqual(wanted.toSorted());
        for (const tag of before) {
          const same = after.find((one) => one.title.toLowerCase() === tag.title.toLowerCase());
          if (same) expect(same.id).toBe(tag.id);
        }
      }),
    );
  });
});
