import type { autopilotWhy } from "./en/autopilot-why.ts";
import type { autopilot } from "./en/autopilot.employee.ts";
import type { ownPosts } from "./en/content-own-posts.employee.ts";
import type { realTime } from "./en/content-real-time.employee.ts";
import type { outreach } from "./en/outreach.employee.ts";
import type { tour } from "./en/people-tour.employee.ts";
import type { surveys } from "./en/surveys.employee.ts";
import type { recognition } from "./en/recognition.employee.ts";
import type { Language } from "./kit/languages.ts";

type Load = () => Promise<{ readonly texts: object }>;

/** Texts of the employee app that only some screens speak: downloaded with the first of them. */
export const employeeChunks = {
  autopilot: {
    en: () => import("./employee/autopilot.en.ts"),
    de: () => import("./employee/autopilot.de.ts"),
  },
  outreach: {
    en: () => import("./employee/outreach.en.ts"),
    de: () => import("./employee/outreach.de.ts"),
  },
  ownPosts: {
    en: () => import("./employee/own-posts.en.ts"),
    de: () => import("./employee/own-posts.de.ts"),
  },
  realTime: {
    en: () => import("./employee/real-time.en.ts"),
    de: () => import("./employee/real-time.de.ts"),
  },
  tour: {
    en: () => import("./employee/tour.en.ts"),
    de: () => import("./employee/tour.de.ts"),
  },
  surveys: {
    en: () => import("./employee/surveys.en.ts"),
    de: () => import("./employee/surveys.de.ts"),
  },
  recognition: {
    en: () => import("./employee/recognition.en.ts"),
    de: () => import("./employee/recognition.de.ts"),
  },
} satisfies Record<string, Record<Language, Load>>;

export type EmployeeChunk = keyof typeof employeeChunks;

/** What they add to the texts that are there from the start. */
export interface EmployeeChunkTexts {
  readonly autopilot: typeof autopilot;
  readonly autopilotWhy: typeof autopilotWhy;
  readonly outreach: typeof outreach;
  readonly ownPosts: typeof ownPosts;
  readonly realTime: typeof realTime;
  readonly tour: typeof tour;
  readonly surveys: typeof surveys;
  readonly recognition: typeof recognition;
}
