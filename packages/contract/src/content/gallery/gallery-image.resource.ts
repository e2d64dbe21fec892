import { z } from "zod";
import { ref } from "../../kit/ref.ts";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";

const { titleMax, hashtags, hashtagMax } = limits.gallery;
/** Stored without the #, as the gallery of the share dialog finds it. */
const hashtag = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((word) => word.replace(/^#/, ""))
  .max(hashtagMax)
  .regex(/^[\p{L}\p{N}_-]+$/u)
  .meta({ example: "harbour" });

export const galleryImage = resource({
  name: "gallery-images",
  module: "content",
  ref: "galleryImage",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(titleMax) },
    image: { kind: "picture", picture: "gallery", schema: ref("media") },
    hashtags: { kind: "tags", schema: z.array(hashtag).min(1).max(hashtags) },
  },
  columns: ["title", "image", "hashtags"],
  searchIn: ["title"],
  sortBy: "title",
  access: { list: "list_post_gallery_image" },
  screens: { list: "/admin/gallery-image-list", add: "/admin/add-gallery", edit: "/admin/edit-gallery/:id" },
  owner: "each",
});
