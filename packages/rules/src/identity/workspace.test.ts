import { limits } from "@polyphon/contract/limits.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addView, chooseColumns, rememberRecent, removeView, togglePin } from "./workspace.ts";

const path = fc.constantFrom(...Array.from({ length: 16 }, (_, at) => `/admin/screen-${at}`));
const paths = fc.uniqueArray(path, { maxLength: limits.workspace.pinned });

describe("pinned entries", () => {
  test("stay the same when an entry is pinned twice", () => {
    fc.assert(
      fc.property(paths, path, (pinned, one) => {
        const once = togglePin(pinned, one);
        if (once === "full") return expect(pinned).toHaveLength(limits.workspace.pinned);
        const twice = togglePin(once, one);
        expect(new Set(twice)).toEqual(new Set(pinned));
      }),
    );
  });

  test("never exceed the limit nor hold an entry twice", () => {
    fc.assert(
      fc.property(paths, fc.array(path), (pinned, presses) => {
        let now: readonly string[] = pinned;
        for (const press of presses) {
          const next = togglePin(now, press);
          if (next !== "full") now = next;
          expect(now.length).toBeLessThanOrEqual(limits.workspace.pinned);
          expect(new Set(now).size).toBe(now.length);
        }
      }),
    );
  });
});

describe("saved views", () => {
  const view = { list: "/admin/posts", name: "Mine", query: "?state=visible" };

  test("have unique names per list, ignoring case", () => {
    expect(addView([view], { ...view, name: " mine " })).toBe("taken");
    expect(addView([view], { ...view, list: "/admin/category-list" })).toHaveLength(2);
  });

  test("are limited, and removing one leaves the others", () => {
    const many = Array.from({ length: limits.workspace.views }, (_, at) => ({ ...view, name: `View ${at}` }));
    expect(addView(many, view)).toBe("full");
    const fewer = removeView(many, { ...view, name: "View 3" });
    expect(fewer).toHaveLength(limits.workspace.views - 1);
    expect(addView(fewer, view)).toHaveLength(limits.workspace.views);
  });
});

test("the last opened entry is listed first, and only once", () => {
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
  test("keep the last choice per list, for a limited number of lists", () => {
    const input = fc.tuple(
      path,
      fc.option(fc.array(fc.string({ maxLength: 9 }), { maxLength: 5 }), { nil: undefined }),
    );
    fc.assert(
      fc.property(fc.array(input, { maxLength: 30 }), (inputs) => {
        const last = new Map(inputs);
        const kept = inputs.reduce<ReturnType<typeof chooseColumns>>(
          (columns, [list, names]) => chooseColumns(columns, list, names),
          [],
        );
        expect(new Map(kept.map(({ list, names }) => [list, names]))).toEqual(
          new Map([...last].filter(([, names]) => names !== undefined)),
        );
        expect(kept.length).toBeLessThanOrEqual(limits.workspace.lists);
      }),
    );
  });
});
