import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

const { autopilotControl: limit } = limits;
const percent = z.number().int().min(0).max(limit.percentMax);

/** How a company mixes original and curated posts, and what it suggests to its employees. A company has one. */
export const autopilotControl = resource({
  name: "autopilot-controls",
  module: "autopilot",
  ref: "autopilotControl",
  fields: {
    companyName: { kind: "text", schema: z.string(), readOnly: true },
    company: { kind: "reference", of: "company", schema: ref("otherCompany"), onlyNew: true, section: "mix" },
    originalPercent: { kind: "number", schema: percent, section: "mix" },
    curatedPercent: { kind: "number", schema: percent, section: "mix", beside: true },
    categories: {
      kind: "references",
      of: "category",
      schema: z.array(ref("category")).min(1).max(limit.categories),
      section: "suggestion",
    },
    tags: {
      kind: "references",
      of: "definingTag",
      schema: z.array(ref("definingTag")).max(limit.tags),
      section: "suggestion",
    },
    postCount: {
      kind: "number",
      schema: z.number().int().min(1).max(limit.postCountMax),
      section: "suggestion",
    },
  },
  columns: ["companyName", "originalPercent", "curatedPercent", "categories", "tags", "postCount"],
  searchIn: ["companyName"],
  sortBy: "companyName",
  filters: ["company"],
  access: { list: "list_autopilot_control_center_config" },
  screens: {
    list: "/admin/autopilot-control-list",
    add: "/admin/add-autopilot-control",
    edit: "/admin/edit-autopilot-control/:id",
  },
  owner: "provider",
});
