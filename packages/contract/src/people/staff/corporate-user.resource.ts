import { z } from "zod";
import { ref } from "../../kit/ref.ts";
import { resource } from "../../kit/resource/resource.ts";
import { corporateTypes } from "./corporate-types.ts";
import { staffFields } from "./staff-fields.ts";

export const corporateUser = resource({
  name: "corporate-users",
  module: "people",
  ref: "corporateUser",
  fields: {
    ...staffFields,
    type: { kind: "choice", schema: z.enum(corporateTypes), choices: corporateTypes },
    company: { kind: "reference", of: "company", schema: ref("company") },
  },
  columns: ["lastName", "firstName", "email", "type", "company", "enabled"],
  searchIn: ["lastName", "firstName", "email"],
  namedBy: ["firstName", "lastName"],
  sortBy: "lastName",
  sorts: ["firstName", "email", "addedAt"],
  filters: ["enabled", "type", "company"],
  access: { list: "list_corporate_user" },
  screens: {
    list: "/admin/corporate-users",
    add: "/admin/add-corporate-user",
    edit: "/admin/edit-corporate-user/:id",
  },
  toggle: "enabled",
  owner: "provider",
  says: { duplicate: "duplicate_user" },
  errors: ["prohibited_email", "staff_out_of_reach", "own_account", "beyond_own_rights"],
});
