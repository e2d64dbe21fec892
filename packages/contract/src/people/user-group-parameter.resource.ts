import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

const shared = {
  module: "people",
  ref: "userGroupParameter",
  searchIn: ["name"],
  sortBy: "name",
  sorts: ["addedAt"],
  access: { list: "list_company_user_group_parameter" },
  screens: { list: "/admin/manage-user-param" },
} as const;

const fields = {
  name: { kind: "text", schema: z.string().trim().min(1).max(limits.userGroup.nameMax) },
  people: { kind: "number", schema: z.number().int(), readOnly: true },
  addedAt: { kind: "dateTime", schema: z.iso.datetime(), readOnly: true },
} as const;

/** The entity is the company whose employees it names; the provider's staff choose it. */
export const userGroupParameter = resource({
  ...shared,
  name: "user-group-parameters",
  fields: { ...fields, entity: { kind: "reference", of: "company", schema: ref("company") } },
  columns: ["name", "entity", "people", "addedAt"],
  filters: ["entity"],
  owner: "provider",
  errors: ["in_use"],
});

/** The same for a company's staff: the entity is the own company. */
export const ownUserGroupParameter = resource({
  ...shared,
  name: "user-group-parameters",
  fields,
  columns: ["name", "people", "addedAt"],
  owner: "company",
});
