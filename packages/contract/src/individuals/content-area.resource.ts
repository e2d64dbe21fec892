import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

/** A subject that individual users choose; the posts of its categories are theirs to share. */
export const contentArea = resource({
  name: "content-areas",
  module: "individuals",
  ref: "contentArea",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limits.contentArea.titleMax) },
    titleDe: {
      kind: "text",
      schema: z.string().trim().max(limits.contentArea.titleMax),
      beside: true,
    },
    categories: {
      kind: "references",
      of: "category",
      schema: z.array(ref("category")).min(1).max(limits.contentArea.categories),
    },
    active: { kind: "switch", schema: z.boolean() },
  },
  columns: ["title", "categories", "active"],
  searchIn: ["title", "titleDe"],
  sortBy: "title",
  filters: ["categories", "active"],
  access: { list: "individual_liable_user" },
  screens: {
    list: "/admin/contentarea-list",
    add: "/admin/add-content-area",
    edit: "/admin/edit-content-area/:id",
  },
  toggle: "active",
  owner: "provider",
});
