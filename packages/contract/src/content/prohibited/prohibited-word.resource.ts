import { z } from "zod";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";

export const prohibitedWord = resource({
  name: "prohibited-words",
  module: "content",
  ref: "prohibitedWord",
  fields: {
    word: { kind: "text", schema: z.string().trim().min(1).max(limits.prohibited.wordMax) },
  },
  columns: ["word"],
  searchIn: ["word"],
  sortBy: "word",
  access: { list: "list_prohibited_word", add: "list_prohibited_word", edit: "list_prohibited_word" },
  screens: { list: "/admin/manage-prohibited-word" },
  owner: "each",
});
