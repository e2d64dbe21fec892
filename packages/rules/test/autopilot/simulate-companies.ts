import { addDays } from "../../src/time/calendar-dates.ts";
import { checkPlan } from "./check-plan.ts";
import { diceOf, type WeekSize, generateUsers, generateWeek, timesTaken } from "./generate-week.ts";
import { newTally, type PlanTally, tallyWeek } from "./plan-tally.ts";
import type { CompanyWeek, PlanUser, UserPlan } from "../../src/autopilot/planner/plan-types.ts";
import { planWeek } from "../../src/autopilot/planner/plan-week.ts";

export const simulatedZones = [
  "Europe/Berlin",
  "Europe/London",
  "Europe/Lisbon",
  "Europe/Athens",
  "Europe/Istanbul",
  "Atlantic/Azores",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Africa/Johannesburg",
  "America/New_York",
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Sao_Paulo",
  "America/Santiago",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Australia/Sydney",
  "Pacific/Auckland",
] as const;

/** Six weeks around the clock changes of autumn and six around those of spring. */
export const simulatedMondays = ["2026-10-05", "2027-03-08"].flatMap((first) =>
  Array.from({ length: 6 }, (_, week) => addDays(first, week * 7)),
);

export interface SimulationInput {
  readonly companies: readonly number[];
  readonly users: number;
  /** Runs the slow checker on every plan. */
  readonly checked: boolean;
  /** A clock in milliseconds, to time the planner alone. */
  readonly clock: () => number;
  readonly note: (plans: string) => void;
}

export interface Simulation {
  readonly violations: readonly string[];
  readonly planMs: number;
  readonly tally: PlanTally;
}

/** Shares published in a week are history in the next. */
export function withHistory(users: readonly PlanUser[], plans: readonly UserPlan[]): PlanUser[] {
  return users.map((user, at) => {
    const placed = (plans[at]?.picks ?? []).map(({ postId, network }) => ({ postId, network }));
    return { ...user, history: [...user.history, ...placed] };
  });
}

/** Simulates consecutive weeks of generated companies; new posts come in every week. */
export function simulateCompanies({
  companies,
  users: people,
  checked,
  clock,
  note,
}: SimulationInput): Simulation {
  const size: WeekSize = { users: people, posts: 120, categories: 6, calm: true };
  const tally = newTally();
  const violations: string[] = [];
  let planMs = 0;
  for (const company of companies) {
    const zone = simulatedZones[company % simulatedZones.length] ?? "UTC";
    const first = generateWeek(diceOf(company), size, zone, simulatedMondays[0] ?? "");
    let users: PlanUser[] = generateUsers(diceOf(company + 1), size, first);
    for (const [at, monday] of simulatedMondays.entries()) {
      const fresh = generateWeek(diceOf(company * 100 + at), { ...size, posts: 30 }, zone, monday).posts;
      const week: CompanyWeek = {
        ...first,
        monday,
        now: new Date(first.now.getTime() + Date.parse(monday) - Date.parse(first.monday)),
        posts: [...first.posts, ...fresh.map((post) => ({ ...post, id: post.id + 1_000 * (at + 1) }))],
      };
      const stored = timesTaken(users, []);
      const before = clock();
      const plans = planWeek(week, users, stored);
      planMs += clock() - before;
      note(JSON.stringify(plans));
      tallyWeek(tally, week, plans);
      if (checked)
        for (const { rule, userId, about } of checkPlan(week, users, plans, []))
          violations.push(`company ${company}, ${monday}, user ${userId}: ${rule} ${about}`);
      users = withHistory(users, plans);
    }
  }
  return { violations, planMs, tally };
}
