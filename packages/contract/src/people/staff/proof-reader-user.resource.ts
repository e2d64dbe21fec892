import { resource } from "../../kit/resource/resource.ts";
import { editorialFields, staffFields } from "./staff-fields.ts";

export const proofReaderUser = resource({
  name: "proof-reader-users",
  module: "people",
  ref: "proofReaderUser",
  fields: { ...staffFields, ...editorialFields },
  columns: ["lastName", "firstName", "email", "contentLanguage", "categories", "enabled"],
  searchIn: ["lastName", "firstName", "email", "curatorCode"],
  namedBy: ["firstName", "lastName"],
  sortBy: "lastName",
  sorts: ["firstName", "email", "addedAt"],
  filters: ["enabled", "contentLanguage", "categories"],
  access: { list: "list_proof_reader_user" },
  screens: {
    list: "/admin/proof-reader-list",
    add: "/admin/add-proof-reader",
    edit: "/admin/edit-proof-reader/:id",
  },
  toggle: "enabled",
  owner: "provider",
  says: { duplicate: "duplicate_user" },
  errors: ["prohibited_email", "staff_out_of_reach", "own_account", "beyond_own_rights"],
});
