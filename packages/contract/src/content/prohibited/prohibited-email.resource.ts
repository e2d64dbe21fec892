import { z } from "zod";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";

/** One address, or a domain for all of its addresses, with or without the @ before it. */
const addressOrDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email.max)
  .regex(/^(?:[^\s@]{1,64}@|@)?(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}$/u)
  .meta({ example: "ann@mail.example" });

export const prohibitedEmail = resource({
  name: "prohibited-emails",
  module: "operations",
  ref: "prohibitedEmail",
  fields: {
    email: { kind: "text", schema: addressOrDomain },
    reason: { kind: "text", schema: z.string().trim().max(limits.prohibited.reasonMax) },
  },
  columns: ["email", "reason"],
  searchIn: ["email", "reason"],
  sortBy: "email",
  access: { list: "list_prohibited_email", add: "list_prohibited_email", edit: "list_prohibited_email" },
  screens: { list: "/admin/prohibited-emails" },
  owner: "provider",
});
