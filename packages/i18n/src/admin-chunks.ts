import type { Language } from "./kit/languages.ts";

type Load = () => Promise<{ readonly texts: object }>;

/** The texts of the modules, each downloaded with the first screen that speaks them. */
export const adminChunks = {
  autopilot: { en: () => import("./admin/autopilot.en.ts"), de: () => import("./admin/autopilot.de.ts") },
  companies: { en: () => import("./admin/companies.en.ts"), de: () => import("./admin/companies.de.ts") },
  content: { en: () => import("./admin/content.en.ts"), de: () => import("./admin/content.de.ts") },
  editorial: { en: () => import("./admin/editorial.en.ts"), de: () => import("./admin/editorial.de.ts") },
  media: { en: () => import("./admin/media.en.ts"), de: () => import("./admin/media.de.ts") },
  people: { en: () => import("./admin/people.en.ts"), de: () => import("./admin/people.de.ts") },
  mentions: { en: () => import("./admin/mentions.en.ts"), de: () => import("./admin/mentions.de.ts") },
  sharing: { en: () => import("./admin/sharing.en.ts"), de: () => import("./admin/sharing.de.ts") },
  outreach: { en: () => import("./admin/outreach.en.ts"), de: () => import("./admin/outreach.de.ts") },
  recognition: {
    en: () => import("./admin/recognition.en.ts"),
    de: () => import("./admin/recognition.de.ts"),
  },
  individuals: {
    en: () => import("./admin/individuals.en.ts"),
    de: () => import("./admin/individuals.de.ts"),
  },
  operations: { en: () => import("./admin/operations.en.ts"), de: () => import("./admin/operations.de.ts") },
  site: { en: () => import("./admin/site.en.ts"), de: () => import("./admin/site.de.ts") },
  surveys: { en: () => import("./admin/surveys.en.ts"), de: () => import("./admin/surveys.de.ts") },
} satisfies Record<string, Record<Language, Load>>;

export type AdminChunk = keyof typeof adminChunks;
