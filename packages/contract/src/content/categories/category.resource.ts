import { z } from "zod";
import { emailField } from "../../identity/fields.ts";
import { ref } from "../../kit/ref.ts";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";
import { categoryTypes, weekdays } from "../content.ts";

const { category: limit } = limits;
const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(limit.urlMax)
  .nullable();
const tag = z.string().trim().min(1).max(limit.tagMax);

/** Two tags that differ in case alone look the same to everybody who filters by them. */
function hasTwice(words: unknown): boolean {
  const folded = Array.isArray(words) ? words.map((word) => String(word).toLowerCase()) : [];
  return new Set(folded).size < folded.length;
}

export const category = resource({
  name: "categories",
  module: "content",
  ref: "category",
  fields: {
    name: { kind: "text", schema: z.string().trim().min(1).max(limit.nameMax) },
    type: { kind: "choice", choices: categoryTypes, schema: z.enum(categoryTypes) },
    displayOrder: { kind: "number", schema: z.number().int().min(1).max(1_000_000) },
    definingTagTitle: {
      kind: "text",
      section: "tags",
      schema: z.string().trim().min(1).max(limit.tagMax).nullable(),
    },
    tags: { kind: "tags", section: "tags", schema: z.array(tag).max(limit.tags) },
    companies: {
      kind: "references",
      of: "company",
      section: "reach",
      schema: z.array(ref("company")).max(limit.companies),
    },
    isPrivate: { kind: "switch", section: "reach", schema: z.boolean() },
    utmMandatory: { kind: "switch", section: "reach", schema: z.boolean() },
    contentQuota: {
      kind: "number",
      section: "work",
      schema: z.number().int().min(1).max(limit.quotaMax).nullable(),
    },
    dueDay: { kind: "choice", section: "work", choices: weekdays, schema: z.enum(weekdays).nullable() },
    leadWeeks: {
      kind: "number",
      section: "work",
      schema: z.number().int().min(0).max(limit.leadWeeksMax).nullable(),
    },
    strategyLink: { kind: "text", section: "work", schema: link },
    feedlyLink: { kind: "text", section: "work", schema: link },
    powerUploader: { kind: "switch", section: "work", schema: z.boolean() },
    eicEmails: { kind: "tags", section: "work", schema: z.array(emailField).max(limit.emails) },
  },
  columns: ["name", "type", "tags", "companies", "contentQuota", "isPrivate", "utmMandatory"],
  searchIn: ["name"],
  sortBy: "displayOrder",
  sorts: ["name", "contentQuota"],
  filters: ["type", "companies", "isPrivate", "utmMandatory", "powerUploader"],
  access: { list: "list_category" },
  screens: { list: "/admin/category-list" },
  says: { duplicate: "category_duplicate" },
  place: "displayOrder",
  check: ({ tags, eicEmails }, refuse) => {
    if (hasTwice(tags)) refuse("tags", "repeated");
    if (hasTwice(eicEmails)) refuse("eicEmails", "repeated");
  },
});
