import { resource } from "../../kit/resource/resource.ts";
import { editorialFields, staffFields } from "./staff-fields.ts";

export const chiefUser = resource({
  name: "chief-users",
  module: "people",
  ref: "chiefUser",
  fields: { ...staffFields, ...editorialFields },
  columns: ["lastName", "firstName", "email", "contentLanguage", "categories", "enabled"],
  searchIn: ["lastName", "firstName", "email", "curatorCode"],
  namedBy: ["firstName", "lastName"],
  sortBy: "lastName",
  sorts: ["firstName", "email", "addedAt"],
  filters: ["enabled", "contentLanguage", "categories"],
  access: { list: "list_editor_in_chief_user" },
  screens: { list: "/admin/chief-users" },
  toggle: "enabled",
  owner: "provider",
  says: { duplicate: "duplicate_user" },
  errors: ["prohibited_email", "staff_out_of_reach", "own_account", "beyond_own_rights"],
});
