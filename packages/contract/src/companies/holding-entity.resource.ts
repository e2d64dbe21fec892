import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

/** Companies that are reported on and written to together. A company is in one at most. */
export const holdingEntity = resource({
  name: "holding-entities",
  module: "companies",
  ref: "holdingEntity",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limits.holdingEntity.titleMax) },
    companies: {
      kind: "references",
      of: "company",
      schema: z.array(ref("company")).min(1).max(limits.holdingEntity.companies),
    },
    /** A company that belongs to another one is moved only if that is confirmed. */
    moveCompanies: { kind: "switch", schema: z.boolean().meta({ example: true }) },
  },
  columns: ["title", "companies"],
  searchIn: ["title"],
  sortBy: "title",
  filters: ["companies"],
  access: { list: "list_holding_entity" },
  screens: { list: "/admin/holding-entities", add: "/admin/add-entities", edit: "/admin/edit-entities/:id" },
  owner: "provider",
});
