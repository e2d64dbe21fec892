import { z } from "zod";
import { resource } from "../kit/resource.ts";
import { corporateTypes } from "./corporate-types.ts";
import { staffFields } from "./staff-fields.ts";

/** The corporate users of one's own company, who come and go by the provider's hand. */
export const ownCorporateUser = resource({
  name: "corporate-users",
  module: "people",
  ref: "ownCorporateUser",
  fields: {
    ...staffFields,
    email: { ...staffFields.email, readOnly: true },
    type: { kind: "choice", schema: z.enum(corporateTypes), choices: corporateTypes, readOnly: true },
  },
  columns: ["lastName", "firstName", "email", "type", "enabled"],
  searchIn: ["lastName", "firstName", "email"],
  sortBy: "lastName",
  sorts: ["firstName", "email", "addedAt"],
  filters: ["enabled", "type"],
  access: { list: "list_corporate_user" },
  screens: { list: "/admin/corporate-list" },
  toggle: "enabled",
  fixed: true,
  corporate: true,
  errors: ["staff_out_of_reach", "own_account"],
});
