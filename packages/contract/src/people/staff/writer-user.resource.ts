import { z } from "zod";
import { resource } from "../../kit/resource/resource.ts";
import { editorialFields, staffFields } from "./staff-fields.ts";

export const writerUser = resource({
  name: "writer-users",
  module: "people",
  ref: "writerUser",
  fields: {
    ...staffFields,
    ...editorialFields,
    readyToPublish: { kind: "switch", schema: z.boolean(), section: "work" },
  },
  columns: ["lastName", "firstName", "email", "curatorCode", "weeklyTarget", "readyToPublish", "enabled"],
  searchIn: ["lastName", "firstName", "email", "curatorCode"],
  namedBy: ["firstName", "lastName"],
  sortBy: "lastName",
  sorts: ["firstName", "email", "addedAt"],
  filters: ["enabled", "contentLanguage", "categories", "readyToPublish"],
  access: { list: "list_writer_user", add: "add_writer_user", edit: "list_writer_user" },
  screens: { list: "/admin/writer-users", add: "/admin/add-writer", edit: "/admin/edit-writer/:id" },
  toggle: "enabled",
  owner: "provider",
  says: { duplicate: "duplicate_user" },
  errors: ["prohibited_email", "staff_out_of_reach", "own_account", "beyond_own_rights"],
});
