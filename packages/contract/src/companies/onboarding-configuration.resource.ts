import { z } from "zod";
import { contentLanguages } from "../content/content.ts";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";

const { onboarding: limit } = limits;

/** What somebody new in a company is welcomed with. A company has one. */
export const onboardingConfiguration = resource({
  name: "onboarding-configurations",
  module: "companies",
  ref: "onboardingConfiguration",
  fields: {
    domain: { kind: "text", schema: z.string(), readOnly: true },
    company: { kind: "reference", of: "company", schema: ref("otherCompany"), section: "welcome" },
    welcomeText: { kind: "longText", schema: z.string().trim().max(limit.textMax), section: "welcome" },
    welcomeVideo: {
      kind: "text",
      schema: z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(limit.urlMax)]),
      section: "welcome",
    },
    categories: {
      kind: "references",
      of: "category",
      schema: z.array(ref("category")).min(1).max(limit.categories),
      section: "interests",
    },
    tags: {
      kind: "references",
      of: "definingTag",
      schema: z.array(ref("definingTag")).max(limit.tags),
      section: "interests",
    },
    languages: {
      kind: "choices",
      choices: contentLanguages,
      schema: z.array(z.enum(contentLanguages)).min(1).max(contentLanguages.length),
      section: "interests",
    },
  },
  columns: ["domain", "categories", "languages", "welcomeVideo"],
  searchIn: ["domain"],
  sortBy: "domain",
  filters: ["company", "languages"],
  access: { list: "list_onboarding_configuration" },
  screens: {
    list: "/admin/onboard-configuration",
    add: "/admin/add-configuration",
    edit: "/admin/edit-configuration/:id",
  },
  owner: "provider",
});
