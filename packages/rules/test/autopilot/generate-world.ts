import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { addDays } from "../../src/time/calendar-dates.ts";
import {
  type Dice,
  diceOf,
  generateOthers,
  type WeekSize,
  generateUsers,
  generateWeek,
  timesTaken,
  withOwnShares,
} from "./generate-week.ts";
import type { CompanyWeek, PlanUser, UserPlan } from "../../src/autopilot/planner/plan-types.ts";
import { planWeek } from "../../src/autopilot/planner/plan-week.ts";

/** Weeks whose clock changes on a working day or around one, forth and back, by an hour and by half of one. */
const changes = [
  ["Africa/Cairo", "2026-04-20"],
  ["Africa/Cairo", "2026-10-26"],
  ["Asia/Tehran", "2021-03-22"],
  ["Asia/Tehran", "2021-09-20"],
  ["Asia/Amman", "2021-03-22"],
  ["Asia/Amman", "2021-10-25"],
  ["Asia/Damascus", "2021-10-25"],
  ["Pacific/Apia", "2011-12-26"],
  ["Australia/Lord_Howe", "2026-10-05"],
  ["Europe/Berlin", "2026-10-19"],
  ["Europe/Berlin", "2027-03-22"],
  ["America/New_York", "2026-11-02"],
  ["Asia/Kathmandu", "2026-12-28"],
] as const;

const dense: WeekSize = { users: 16, posts: 14, categories: 3, calm: false };

/** A company in a week of its own, with every event that can affect a plan. */
export interface World {
  readonly dice: Dice;
  readonly week: CompanyWeek;
  readonly users: PlanUser[];
  readonly others: ReturnType<typeof generateOthers>;
}

const lateHours = {
  tertiaryFrom: "23:10",
  tertiaryTo: "23:40",
  tertiaryOverrunTo: "23:55",
  shareTimeTo: "23:59",
};

/**
 * Hours that no form accepts today, as an older form may have stored them: the planner itself must enforce the limits.
 */
function staleHours(dice: Dice, { hours }: CompanyWeek): Partial<CompanyWeek["hours"]> {
  if (dice.chance(40)) return { overrunHardCap: Math.floor(hours.overrunHardCap / 4) };
  if (dice.chance(15)) return lateHours;
  return {};
}

export function worldOf(seed: number): World {
  const dice = diceOf(seed);
  const [zone, monday] = dice.one(changes);
  const made = generateWeek(dice, dense, zone, monday);
  const week = { ...made, hours: { ...made.hours, ...staleHours(dice, made) } };
  const users = generateUsers(dice, dense, week).map((user) => withOwnShares(dice, user, week));
  return { dice, week, users, others: generateOthers(dice, week, 150) };
}

export function planWorld({ week, users, others }: World): UserPlan[] {
  return planWeek(week, users, timesTaken(users, others));
}

/** The plan as it would be stored afterwards. */
export function afterwards(world: World, plans: readonly UserPlan[]): World {
  const users = world.users.map((user, at) => {
    const own = plans[at];
    const gone = (postId: number, network: string) =>
      own?.withdrawn.some((each) => each.postId === postId && each.network === network);
    const staying = user.shares.filter(({ postId, network }) => !gone(postId, network));
    const placed = (own?.picks ?? []).map(({ postId, network, dueAt, voice, slot, reason }) => ({
      postId,
      network,
      dueAt,
      voice,
      state: "SCHEDULED" as const,
      edited: false,
      planned: { slot, filter: reason.filter, step: reason.step },
    }));
    return { ...user, shares: [...staying, ...placed] };
  });
  return { ...world, users };
}

/** Time passes: some shares are published or changed, people leave or change their choices, posts are stopped. */
export function laterInTheWeek({ dice, week, users, others }: World): World {
  const now = new Date(week.now.getTime() + dice.below(6 * 24 * 60) * 60_000);
  return {
    dice,
    others,
    week: {
      ...week,
      now,
      posts: week.posts.map((post) => (dice.chance(10) ? { ...post, killed: true } : post)),
      substitute: dice.chance(80) ? week.substitute : null,
      networks: dice.chance(90) ? week.networks : ["LINKEDIN"],
      oldestPostDays: dice.chance(80) ? week.oldestPostDays : 7,
    },
    users: users.map((user) => {
      const shares = user.shares.map((share) => {
        const isOut = share.dueAt <= now && share.state === "SCHEDULED";
        const isSkipped = !isOut && share.planned !== null && dice.chance(8);
        const state = isOut ? ("SHARED" as const) : share.state;
        return {
          ...share,
          edited: share.edited || dice.chance(15),
          state: isSkipped ? ("CANCELLED" as const) : state,
        };
      });
      return {
        ...user,
        shares,
        skipped: shares.flatMap(({ planned, state }) =>
          planned && state === "CANCELLED" ? [planned.slot] : [],
        ),
        outOfOffice: dice.chance(20)
          ? { from: addDays(week.monday, 2), to: addDays(week.monday, 3) }
          : user.outOfOffice,
        days: dice.chance(20) ? dice.some(workDays, 50) : user.days,
        otherDays: dice.chance(15) ? !user.otherDays : user.otherDays,
        rows: dice.chance(20) ? user.rows.toReversed() : user.rows,
        networks: dice.chance(10) ? ["TWITTER" as const] : user.networks,
        shareTime: dice.chance(10) ? { from: 0, to: 900 } : user.shareTime,
      };
    }),
  };
}
