import { z } from "zod";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";

export const postTag = resource({
  name: "post-tags",
  module: "content",
  ref: "postTag",
  fields: {
    name: { kind: "text", schema: z.string().trim().min(1).max(limits.postTag.nameMax) },
  },
  columns: ["name"],
  searchIn: ["name"],
  sortBy: "name",
  access: { list: "list_post_tag" },
  screens: { list: "/admin/manage-post-tag" },
  owner: "each",
});
