import { z } from "zod";
import { resource } from "../../kit/resource/resource.ts";
import { corporateTypes } from "./corporate-types.ts";
import { staffFields } from "./staff-fields.ts";

/** The corporate users of one's own company: address and type stay as they were given. */
export const ownCorporateUser = resource({
  name: "corporate-users",
  module: "people",
  ref: "ownCorporateUser",
  fields: {
    ...staffFields,
    email: { ...staffFields.email, onlyNew: true },
    type: {
      kind: "choice",
      schema: z.enum(corporateTypes).meta({ example: "CORPORATE" }),
      choices: corporateTypes,
      onlyNew: true,
    },
  },
  columns: ["lastName", "firstName", "email", "type", "enabled"],
  searchIn: ["lastName", "firstName", "email"],
  namedBy: ["firstName", "lastName"],
  sortBy: "lastName",
  sorts: ["firstName", "email", "addedAt"],
  filters: ["enabled", "type"],
  access: { list: "list_corporate_user" },
  screens: {
    list: "/admin/corporate-list",
    add: "/admin/add-corporate-user",
    edit: "/admin/edit-corporate-user/:id",
  },
  toggle: "enabled",
  writes: "addAndEdit",
  owner: "company",
  says: { duplicate: "duplicate_user" },
  errors: ["prohibited_email", "staff_out_of_reach", "own_account", "beyond_own_rights"],
});
