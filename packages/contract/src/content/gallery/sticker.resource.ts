import { z } from "zod";
import { ref } from "../../kit/ref.ts";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";

export const sticker = resource({
  name: "stickers",
  module: "content",
  ref: "sticker",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limits.sticker.titleMax) },
    image: { kind: "picture", picture: "sticker", schema: ref("media") },
    companies: {
      kind: "references",
      of: "company",
      schema: z.array(ref("company")).max(limits.sticker.companies),
    },
  },
  columns: ["title", "image", "companies"],
  searchIn: ["title"],
  sortBy: "title",
  filters: ["companies"],
  access: { list: "list_post_sticker" },
  screens: { list: "/admin/sticker-list", add: "/admin/add-sticker", edit: "/admin/edit-sticker/:id" },
  says: { missing: "sticker_not_found" },
});
