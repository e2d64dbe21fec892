import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

/** Pictures that individual users see after signing in, in the order that staff give them. */
export const sliderImage = resource({
  name: "slider-images",
  module: "individuals",
  ref: "sliderImage",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limits.sliderImage.titleMax) },
    image: { kind: "picture", picture: "slider", schema: ref("media") },
    displayOrder: { kind: "number", schema: z.number().int().min(1).max(1_000_000) },
  },
  columns: ["title", "image", "displayOrder"],
  searchIn: ["title"],
  sortBy: "displayOrder",
  sorts: ["title"],
  access: { list: "individual_liable_user" },
  screens: {
    list: "/admin/individualsliderimagelist",
    add: "/admin/addsliderimage",
    edit: "/admin/editsliderimage/:id",
  },
  place: "displayOrder",
  owner: "provider",
});
