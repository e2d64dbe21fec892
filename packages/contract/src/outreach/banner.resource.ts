import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

export const banner = resource({
  name: "banner-images",
  module: "outreach",
  ref: "banner",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limits.banner.titleMax) },
    image: { kind: "picture", picture: "banner", schema: ref("media") },
    companies: {
      kind: "references",
      of: "company",
      schema: z.array(ref("company")).min(1).max(limits.outreach.companies),
    },
  },
  columns: ["title", "image", "companies"],
  searchIn: ["title"],
  sortBy: "title",
  filters: ["companies"],
  access: { list: null },
  screens: { list: "/admin/manage-banner", add: "/admin/add-banner", edit: "/admin/edit-banner/:id" },
});
