import { firstSettings } from "../../src/companies/settings/first-settings.ts";
import type {
  CompanyWeek,
  PlanPost,
  PlanUser,
  SlotFilter,
  UserPlan,
} from "../../src/autopilot/planner/plan-types.ts";
import { planWeek } from "../../src/autopilot/planner/plan-week.ts";

/** A small company with one employee who shares on Tuesdays: a test states only what it is about. */
export const monday = "2026-11-16";
export const filter = (categoryId: number): SlotFilter => ({ categoryId, tagIds: [], language: null });
export const post = (id: number, change: Partial<PlanPost> = {}): PlanPost => ({
  id,
  categoryId: 1,
  tagIds: [],
  language: "ENGLISH",
  source: "ORIGINAL",
  networks: ["LINKEDIN", "TWITTER", "XING"],
  voices: ["VOICE_1", "VOICE_2", "VOICE_3"],
  clickThrough: null,
  status: "PUBLISHED",
  publishAt: null,
  startsOn: null,
  endsOn: null,
  killed: false,
  frontPage: { kind: "OFF" },
  groups: [],
  ...change,
});
export const company = (change: Partial<CompanyWeek> = {}): CompanyWeek => ({
  zone: "Europe/Berlin",
  monday,
  now: new Date("2026-11-15T18:00:00Z"),
  cycle: "CLASSIC",
  networks: ["LINKEDIN", "TWITTER", "XING"],
  hours: firstSettings,
  reservedDays: [],
  substitute: null,
  bestOfCategoryId: null,
  mix: { original: 0, curated: 0 },
  categoryIds: [1, 2, 3],
  posts: [1, 2, 3, 4, 5].map((id) => post(id)),
  oldestPostDays: 60,
  ...change,
});
export const employee = (change: Partial<PlanUser> = {}): PlanUser => ({
  userId: 7,
  networks: ["LINKEDIN"],
  connected: ["LINKEDIN", "TWITTER", "XING"],
  assisted: [],
  rows: [{ ...filter(1), count: 1 }],
  days: ["TUESDAY"],
  otherDays: false,
  cycleMonday: monday,
  cycleWeeks: [],
  shareTime: null,
  outOfOffice: null,
  voice: null,
  groups: [],
  history: [],
  shares: [],
  skipped: [],
  ...change,
});
export const planOf = (week: CompanyWeek, user: PlanUser): UserPlan => {
  const [plan] = planWeek(week, [user], []);
  if (!plan) throw new Error("no plan");
  return plan;
};
