import { expect, it } from "vitest";
import { sortAfter, sortOf } from "./list-sort.ts";

const list = { sortBy: "name" };

it("orders upwards by a press on another head, then the other way round, and back", () => {
  const own = sortOf(list, undefined);
  expect(own).toEqual({ key: "name", direction: "asc" });
  expect(sortAfter(list, own, "name")).toBe("-name");
  expect(sortAfter(list, sortOf(list, "-name"), "name")).toBeUndefined();
  expect(sortAfter(list, own, "createdAt")).toBe("createdAt");
  expect(sortAfter(list, sortOf(list, "createdAt"), "createdAt")).toBe("-createdAt");
});
