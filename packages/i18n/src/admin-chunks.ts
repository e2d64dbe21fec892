import type { Language } from "./kit/languages.ts";

type Load = () => Promise<{ readonly texts: object }>;

/** The texts of the modules, each downloaded with the first screen that speaks them. */
export const adminChunks = {
  autopilot: {
    en: () => import("./en/autopilot/autopilot.admin.chunk.ts"),
    de: () => import("./de/autopilot/autopilot.admin.chunk.ts"),
  },
  companies: {
    en: () => import("./en/companies/companies.admin.chunk.ts"),
    de: () => import("./de/companies/companies.admin.chunk.ts"),
  },
  content: {
    en: () => import("./en/content/content.admin.chunk.ts"),
    de: () => import("./de/content/content.admin.chunk.ts"),
  },
  editorial: {
    en: () => import("./en/editorial/editorial.admin.chunk.ts"),
    de: () => import("./de/editorial/editorial.admin.chunk.ts"),
  },
  media: {
    en: () => import("./en/media/media.admin.chunk.ts"),
    de: () => import("./de/media/media.admin.chunk.ts"),
  },
  people: {
    en: () => import("./en/people/people.admin.chunk.ts"),
    de: () => import("./de/people/people.admin.chunk.ts"),
  },
  mentions: {
    en: () => import("./en/mentions/mentions.admin.chunk.ts"),
    de: () => import("./de/mentions/mentions.admin.chunk.ts"),
  },
  sharing: {
    en: () => import("./en/sharing/sharing.admin.chunk.ts"),
    de: () => import("./de/sharing/sharing.admin.chunk.ts"),
  },
  outreach: {
    en: () => import("./en/outreach/outreach.admin.chunk.ts"),
    de: () => import("./de/outreach/outreach.admin.chunk.ts"),
  },
  recognition: {
    en: () => import("./en/recognition/recognition.admin.chunk.ts"),
    de: () => import("./de/recognition/recognition.admin.chunk.ts"),
  },
  individuals: {
    en: () => import("./en/individuals/individuals.admin.chunk.ts"),
    de: () => import("./de/individuals/individuals.admin.chunk.ts"),
  },
  operations: {
    en: () => import("./en/operations/operations.admin.chunk.ts"),
    de: () => import("./de/operations/operations.admin.chunk.ts"),
  },
  site: {
    en: () => import("./en/site/site.admin.chunk.ts"),
    de: () => import("./de/site/site.admin.chunk.ts"),
  },
  surveys: {
    en: () => import("./en/surveys/surveys.admin.chunk.ts"),
    de: () => import("./de/surveys/surveys.admin.chunk.ts"),
  },
} satisfies Record<string, Record<Language, Load>>;

export type AdminChunk = keyof typeof adminChunks;
