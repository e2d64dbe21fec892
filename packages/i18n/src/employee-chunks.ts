import type { autopilotWhy } from "./en/autopilot/why.employee.ts";
import type { autopilot } from "./en/autopilot/autopilot.employee.ts";
import type { ownPosts } from "./en/content/own-posts.employee.ts";
import type { realTime } from "./en/content/real-time/real-time.employee.ts";
import type { looks } from "./en/operations/looks.employee.ts";
import type { outreach } from "./en/outreach/outreach.employee.ts";
import type { tour } from "./en/people/tour.employee.ts";
import type { surveys } from "./en/surveys/surveys.employee.ts";
import type { recognition } from "./en/recognition/recognition.employee.ts";
import type { Language } from "./kit/languages.ts";

type Load = () => Promise<{ readonly texts: object }>;

/** Texts of the employee app that only some screens speak: downloaded with the first of them. */
export const employeeChunks = {
  autopilot: {
    en: () => import("./en/autopilot/autopilot.employee.chunk.ts"),
    de: () => import("./de/autopilot/autopilot.employee.chunk.ts"),
  },
  looks: {
    en: () => import("./en/operations/looks.employee.chunk.ts"),
    de: () => import("./de/operations/looks.employee.chunk.ts"),
  },
  outreach: {
    en: () => import("./en/outreach/outreach.employee.chunk.ts"),
    de: () => import("./de/outreach/outreach.employee.chunk.ts"),
  },
  ownPosts: {
    en: () => import("./en/content/own-posts.employee.chunk.ts"),
    de: () => import("./de/content/own-posts.employee.chunk.ts"),
  },
  realTime: {
    en: () => import("./en/content/real-time/real-time.employee.chunk.ts"),
    de: () => import("./de/content/real-time/real-time.employee.chunk.ts"),
  },
  tour: {
    en: () => import("./en/people/tour.employee.chunk.ts"),
    de: () => import("./de/people/tour.employee.chunk.ts"),
  },
  surveys: {
    en: () => import("./en/surveys/surveys.employee.chunk.ts"),
    de: () => import("./de/surveys/surveys.employee.chunk.ts"),
  },
  recognition: {
    en: () => import("./en/recognition/recognition.employee.chunk.ts"),
    de: () => import("./de/recognition/recognition.employee.chunk.ts"),
  },
} satisfies Record<string, Record<Language, Load>>;

export type EmployeeChunk = keyof typeof employeeChunks;

/** What they add to the texts that are there from the start. */
export interface EmployeeChunkTexts {
  readonly autopilot: typeof autopilot;
  readonly autopilotWhy: typeof autopilotWhy;
  readonly looks: typeof looks;
  readonly outreach: typeof outreach;
  readonly ownPosts: typeof ownPosts;
  readonly realTime: typeof realTime;
  readonly tour: typeof tour;
  readonly surveys: typeof surveys;
  readonly recognition: typeof recognition;
}
