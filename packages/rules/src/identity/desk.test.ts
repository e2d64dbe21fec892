import { limits } from "@polyphon/contract/limits.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addView, chooseColumns, rememberRecent, removeView, togglePin } from "./desk.ts";

const path = fc.constantFrom(...Array.from({ length: 16 }, (_, at) => `/admin/screen-${at}`));
const paths = fc.uniqueArray(path, { maxLength: limits.desk.pinned });

describe("pinned entries", () => {
  test("pinning twice leaves everything as it was", () => {
    fc.assert(
      fc.property(paths, path, (pinned, one) => {
        const once = togglePin(pinned, one);
        if (once === "full") return expect(pinned).toHaveLength(limits.desk.pinned);
        const twice = togglePin(once, one);
        expect(new Set(twice)).toEqual(new Set(pinned));
      }),
    );
  });

  test("never grow beyond the limit nor hold an entry twice", () => {
    fc.assert(
      fc.property(paths, fc.array(path), (pinned, presses) => {
        let now: readonly string[] = pinned;
        for (const press of presses) {
          const next = togglePin(now, press);
          if (next !== "full") now = next;
          expect(now.length).toBeLessThanOrEqual(limits.desk.pinned);
          expect(new Set(now).size).toBe(now.length);
        }
      }),
    );
  });
});

describe("saved views", () => {
  const view = { list: "/admin/posts", name: "Mine", query: "?state=visible" };

  test("have one name per list, whatever its capitals", () => {
    expect(addView([view], { ...view, name: " mine " })).toBe("taken");
    expect(addView([view], { ...view, list: "/admin/category-list" })).toHaveLength(2);
  });

  test("are limited, and one that is removed is gone alone", () => {
    const many = Array.from({ length: limits.desk.views }, (_, at) => ({ ...view, name: `View ${at}` }));
    expect(addView(many, view)).toBe("full");
    const fewer = removeView(many, { ...view, name: "View 3" });
    expect(fewer).toHaveLength(limits.desk.views - 1);
    expect(addView(fewer, view)).toHaveLength(limits.desk.views);
  });
});

test("what was opened last stands first, and once", () => {
  fc.assert(
    fc.property(fc.array(path, { minLength: 1 }), (opened) => {
      const recent = opened.reduce<{ href: string }[]>((all, href) => rememberRecent(all, { href }), []);
      expect(recent[0]?.href).toBe(opened.at(-1));
      expect(new Set(recent.map(({ href }) => href)).size).toBe(recent.length);
      expect(recent.length).toBeLessThanOrEqual(8);
    }),
  );
});

describe("columns of a list", () => {
  test("are those chosen last, once per list, and never more lists than are kept", () => {
    const wish = fc.tuple(
      path,
      fc.option(fc.array(fc.string({ maxLength: 9 }), { maxLength: 5 }), { nil: undefined }),
    );
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), (wishes) => {
        const last = new Map(wishes);
        const kept = wishes.reduce<ReturnType<typeof chooseColumns>>(
          (columns, [list, names]) => chooseColumns(columns, list, names),
          [],
        );
        expect(new Map(kept.map(({ list, names }) => [list, names]))).toEqual(
          new Map([...last].filter(([, names]) => names !== undefined)),
        );
        expect(kept.length).toBeLessThanOrEqual(limits.desk.lists);
      }),
    );
  });
});
