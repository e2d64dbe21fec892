import { z } from "zod";
import { resource } from "../kit/resource.ts";
import { limits } from "../limits.ts";

export const category = resource({
  name: "categories",
  module: "content",
  ref: "category",
  fields: {
    name: { kind: "text", schema: z.string().trim().min(1).max(limits.category.nameMax) },
    displayOrder: { kind: "number", schema: z.number().int().positive().max(1_000_000) },
    isPrivate: { kind: "switch", schema: z.boolean() },
    utmMandatory: { kind: "switch", schema: z.boolean() },
  },
  columns: ["name", "displayOrder", "isPrivate", "utmMandatory"],
  searchIn: ["name"],
  sortBy: "name",
  access: { list: "list_category", add: "list_category", edit: "list_category" },
  screens: { list: "/admin/category-list" },
});
