import { expect, it } from "vitest";
import { sortAfter, sortOf } from "./list-sort.ts";

const list = { sortBy: "name" };

it("sorts a newly pressed column ascending, then toggles the direction", () => {
  const own = sortOf(list, undefined);
  expect(own).toEqual({ key: "name", direction: "asc" });
  expect(sortAfter(list, own, "name")).toBe("-name");
  expect(sortAfter(list, sortOf(list, "-name"), "name")).toBeUndefined();
  expect(sortAfter(list, own, "createdAt")).toBe("createdAt");
  expect(sortAfter(list, sortOf(list, "createdAt"), "createdAt")).toBe("-createdAt");
});

it("toggles a descending default order and restores it", () => {
  const newest = { sortBy: "-createdAt" };
  const own = sortOf(newest, undefined);
  expect(own).toEqual({ key: "createdAt", direction: "desc" });
  expect(sortAfter(newest, own, "createdAt")).toBe("createdAt");
  expect(sortAfter(newest, sortOf(newest, "createdAt"), "createdAt")).toBeUndefined();
  expect(sortAfter(newest, own, "name")).toBe("name");
});
