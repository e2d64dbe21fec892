import { resource } from "../../kit/resource/resource.ts";
import { editorialFields, staffFields } from "./staff-fields.ts";

export const approverUser = resource({
  name: "approver-users",
  module: "people",
  ref: "approverUser",
  fields: { ...staffFields, ...editorialFields },
  columns: ["lastName", "firstName", "email", "contentLanguage", "categories", "enabled"],
  searchIn: ["lastName", "firstName", "email", "curatorCode"],
  namedBy: ["firstName", "lastName"],
  sortBy: "lastName",
  sorts: ["firstName", "email", "addedAt"],
  filters: ["enabled", "contentLanguage", "categories"],
  access: { list: "list_approver_user" },
  screens: {
    list: "/admin/approve-users",
    add: "/admin/add-approver-user",
    edit: "/admin/edit-approver-user/:id",
  },
  toggle: "enabled",
  owner: "provider",
  says: { duplicate: "duplicate_user" },
  errors: ["prohibited_email", "staff_out_of_reach", "own_account", "beyond_own_rights"],
});
