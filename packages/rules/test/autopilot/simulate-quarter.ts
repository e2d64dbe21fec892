import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { appearedOn } from "../../src/autopilot/planner/candidates/post-age.ts";
import type { CompanyWeek, PlanPost, PlanUser, UserPlan } from "../../src/autopilot/planner/plan-types.ts";
import { planWeek } from "../../src/autopilot/planner/plan-week.ts";
import { addDays, daysBetween } from "../../src/time/calendar-dates.ts";
import { cycleDays } from "./check-context.ts";
import { checkPlan } from "./check-plan.ts";
import {
  type Dice,
  diceOf,
  generateUsers,
  generateWeek,
  timesTaken,
  type WeekSize,
} from "./generate-week.ts";
import { simulatedZones, withHistory } from "./simulate-companies.ts";

const weeks = 12;
const firstMonday = "2026-09-07";
const dayMs = 24 * 60 * 60_000;

/** What people would notice about twelve weeks of their plans. */
export interface QuarterFigures {
  readonly weeksOfPeople: number;
  readonly slots: number;
  readonly picks: number;
  /** Of people who did not agree to other days than their own. */
  readonly unagreed: number;
  readonly unagreedOwnDay: number;
  /** Of people who did. */
  readonly agreed: number;
  readonly agreedOwnDay: number;
  readonly withLanguage: number;
  readonly inLanguage: number;
  /** Of each post on the day of its share, in days, the youngest first. */
  readonly ages: readonly number[];
  readonly tooOld: number;
  readonly gaps: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
}

/** Posts as they come in: some weeks bring many, some hardly any. */
function postStream(dice: Dice, size: WeekSize, zone: string): PlanPost[] {
  const stock = { from: -200 * dayMs, length: 200 * dayMs, count: size.posts };
  const fresh = Array.from({ length: weeks }, (_, week) => ({
    from: (week * 7 - 3) * dayMs,
    length: 7 * dayMs,
    count: dice.one([0, 4, 8, 12, 16, 24]),
  }));
  return [stock, ...fresh].flatMap(({ from, length, count }, batch) =>
    generateWeek(dice, { ...size, posts: count }, zone, firstMonday).posts.map((post, at) => ({
      ...post,
      id: batch * 1_000 + at + 1,
      publishAt: new Date(Date.parse(firstMonday) + from + dice.below(length / 60_000) * 60_000),
    })),
  );
}

function isOnOwnDay(week: CompanyWeek, user: PlanUser, date: string): boolean {
  const at = daysBetween(week.monday, date);
  const day = workDays[at];
  if (day === undefined) return false;
  return week.cycle === "CLASSIC" ? user.days.includes(day) : cycleDays(week, user)[at] !== null;
}

function openTally() {
  const counts = {
    slots: 0,
    picks: 0,
    unagreed: 0,
    unagreedOwnDay: 0,
    agreed: 0,
    agreedOwnDay: 0,
    withLanguage: 0,
    inLanguage: 0,
    tooOld: 0,
  };
  const ages: number[] = [];
  const gaps = new Map<string, number>();
  const add = (week: CompanyWeek, user: PlanUser, plan: UserPlan) => {
    const posts = new Map(week.posts.map((post) => [post.id, post]));
    counts.slots += plan.picks.length + plan.gaps.length;
    for (const { reason } of plan.gaps) gaps.set(reason, (gaps.get(reason) ?? 0) + 1);
    for (const { postId, date, reason } of plan.picks) {
      const post = posts.get(postId);
      const since = post && appearedOn(post, week.zone);
      if (!post || !since) throw new Error("a post from nowhere");
      const age = daysBetween(since, date);
      counts.picks += 1;
      counts[user.otherDays ? "agreed" : "unagreed"] += 1;
      if (isOnOwnDay(week, user, date)) counts[user.otherDays ? "agreedOwnDay" : "unagreedOwnDay"] += 1;
      if (reason.filter.language !== null) counts.withLanguage += 1;
      if (reason.filter.language === post.language) counts.inLanguage += 1;
      if (age > week.oldestPostDays) counts.tooOld += 1;
      ages.push(age);
    }
  };
  return { counts, ages, gaps, add };
}

/** Plans twelve consecutive weeks of generated companies, each with what was shared before as history. */
export function simulateQuarter(input: {
  readonly companies: number;
  readonly users: number;
  /** Runs the slow checker on every plan. */
  readonly checked: boolean;
}): QuarterFigures {
  const size: WeekSize = { users: input.users, posts: 90, categories: 6, calm: true };
  const tally = openTally();
  const violations: string[] = [];
  for (let company = 0; company < input.companies; company += 1) {
    const zone = simulatedZones[company % simulatedZones.length] ?? "UTC";
    const dice = diceOf(7_000 + company);
    const settings = generateWeek(dice, { ...size, posts: 0 }, zone, firstMonday);
    const stream = postStream(dice, size, zone);
    let users: PlanUser[] = generateUsers(dice, size, settings);
    for (let at = 0; at < weeks; at += 1) {
      const later = at * 7 * dayMs;
      const now = new Date(settings.now.getTime() + later);
      const known = now.getTime() + 5 * dayMs;
      const week: CompanyWeek = {
        ...settings,
        monday: addDays(firstMonday, at * 7),
        now,
        posts: stream.filter(({ publishAt }) => publishAt !== null && publishAt.getTime() < known),
      };
      const plans = planWeek(week, users, timesTaken(users, []));
      for (const [index, user] of users.entries()) {
        const plan = plans[index];
        if (plan) tally.add(week, user, plan);
      }
      if (input.checked)
        for (const { rule, userId, about } of checkPlan(week, users, plans, []))
          violations.push(`company ${company}, ${week.monday}, user ${userId}: ${rule} ${about}`);
      users = withHistory(users, plans);
    }
  }
  return {
    ...tally.counts,
    weeksOfPeople: input.companies * input.users * weeks,
    ages: tally.ages.toSorted((one, other) => one - other),
    gaps: tally.gaps,
    violations,
  };
}

/** Whether everybody got what they asked for. */
export function isKept({ unagreed, unagreedOwnDay, ...figures }: QuarterFigures): boolean {
  const { withLanguage, inLanguage, tooOld, violations } = figures;
  return (
    unagreed === unagreedOwnDay && withLanguage === inLanguage && tooOld === 0 && violations.length === 0
  );
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

export function describeQuarter(figures: QuarterFigures): string[] {
  const { ages, gaps, picks, slots, violations } = figures;
  const ageAt = (part: number) => ages[Math.floor(part * (ages.length - 1))] ?? 0;
  const reasons = [...gaps].toSorted((one, other) => other[1] - one[1]);
  return [
    `${figures.weeksOfPeople} weeks of a person: ${picks} picks in ${slots} slots (${percent(picks, slots)} filled)`,
    `on chosen days: ${percent(figures.unagreedOwnDay, figures.unagreed)} of ${figures.unagreed} picks without agreement, ${percent(figures.agreedOwnDay, figures.agreed)} of ${figures.agreed} with it`,
    `in chosen languages: ${percent(figures.inLanguage, figures.withLanguage)} of ${figures.withLanguage}`,
    `age of the post in days: median ${ageAt(0.5)}, 90 of 100 up to ${ageAt(0.9)}, oldest ${ageAt(1)}; past the limit ${figures.tooOld}`,
    `gaps: ${reasons.map(([reason, count]) => `${reason} ${percent(count, slots - picks)}`).join(", ")}`,
    `violations ${violations.length}`,
    ...violations.slice(0, 20),
  ];
}
