import { z } from "zod";
import { resource } from "@polyphon/contract/kit/resource/resource.ts";
import { expect, it } from "vitest";
import { isActive, listFilters } from "../filter/filter-model.ts";
import { countCall, filterNames, listCall } from "./list-call.ts";

const thing = resource({
  name: "things",
  module: "content",
  ref: "category",
  fields: {
    name: { kind: "text", schema: z.string() },
    isActive: { kind: "switch", schema: z.boolean() },
    state: { kind: "choice", schema: z.enum(["OPEN", "DONE"]), choices: ["OPEN", "DONE"] },
    madeAt: { kind: "dateTime", schema: z.iso.datetime() },
  },
  columns: ["name"],
  searchIn: ["name"],
  sortBy: "name",
  sorts: ["madeAt"],
  filters: ["isActive", "state", "madeAt"],
  access: { list: "list_category" },
  screens: { list: "/admin/category-list" },
});

it("reads the filters of the address and drops unknown ones", () => {
  expect(filterNames(thing.list)).toEqual(["isActive", "state", "madeAtFrom", "madeAtTo"]);
  const values = {
    search: "abc",
    sort: "-madeAt",
    state: "OPEN,DONE",
    isActive: "maybe",
    madeAtFrom: "2026-11-01",
    madeAtTo: "soon",
    open: "7",
  };
  expect(listCall(thing.list, values)).toEqual({
    search: "abc",
    sort: "-madeAt",
    state: "OPEN,DONE",
    madeAtFrom: "2026-11-01",
  });
  expect(countCall(thing.list, values)).not.toHaveProperty("sort");
});

it("derives the filter from the kind of a field", () => {
  const filters = listFilters(thing);
  expect(filters.map(({ kind }) => kind)).toEqual(["switch", "words", "days"]);
  expect(filters.flatMap(({ keys }) => keys)).toEqual(filterNames(thing.list));
  expect(
    filters.filter((filter) => isActive(filter, { madeAtTo: "2026-01-01" })).map(({ name }) => name),
  ).toEqual(["madeAt"]);
});

it("takes one value where the call does, and days under the names of the call", () => {
  const filters = listFilters({
    fields: {
      state: { kind: "choice", choices: ["OPEN", "DONE"], single: true },
      company: { kind: "reference", of: "company" },
      at: { kind: "dateTime", days: ["from", "to"] },
    },
    filters: ["state", "company", "at"],
  });
  expect(filters).toEqual([
    { name: "state", kind: "words", single: true, keys: ["state"] },
    { name: "company", kind: "references", single: false, keys: ["company"] },
    { name: "at", kind: "days", single: false, keys: ["from", "to"] },
  ]);
  const active = filters.filter((filter) => isActive(filter, { to: "2026-01-01" }));
  expect(active.map(({ name }) => name)).toEqual(["at"]);
});
