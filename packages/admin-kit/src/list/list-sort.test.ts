import { listSort } from "@polyphon/contract/kit/list.ts";
import { expect, it } from "vitest";
import { z } from "zod";
import { ordersOf, sortAfter, sortOf } from "./list-sort.ts";

const ordersWith = (usual: "name" | "-createdAt") =>
  ordersOf({ input: z.object({ sort: listSort(["name", "createdAt"], usual) }) });

it("sorts a newly pressed column ascending, then toggles the direction", () => {
  const list = ordersWith("name");
  const own = sortOf("name");
  expect(own).toEqual({ key: "name", direction: "asc" });
  expect(sortAfter(list, own, "name")).toBe("-name");
  expect(sortAfter(list, sortOf("-name"), "name")).toBeUndefined();
  expect(sortAfter(list, own, "createdAt")).toBe("createdAt");
  expect(sortAfter(list, sortOf("createdAt"), "createdAt")).toBe("-createdAt");
});

it("toggles a descending usual order and restores it", () => {
  const newest = ordersWith("-createdAt");
  const own = sortOf("-createdAt");
  expect(own).toEqual({ key: "createdAt", direction: "desc" });
  expect(sortAfter(newest, own, "createdAt")).toBe("createdAt");
  expect(sortAfter(newest, sortOf("createdAt"), "createdAt")).toBeUndefined();
  expect(sortAfter(newest, own, "name")).toBe("name");
});

it("knows the orders of a call, and none where the call has none", () => {
  const list = ordersWith("name");
  expect(list.usual).toBe("name");
  expect([list.sorts("createdAt"), list.sorts("-createdAt"), list.sorts("id")]).toEqual([true, true, false]);
  const plain = ordersOf({ input: z.object({ search: z.string() }) });
  expect([plain.usual, plain.sorts("name")]).toEqual([undefined, false]);
});
