import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import {
  type CheckContext,
  checkContext,
  cycleDays,
  hoursOf,
  kindOf,
  minuteOf,
  type OtherShare,
  type UserContext,
  filterOfStep,
} from "./check-context.ts";
import { checkPicks, mixOf, openReport, type Violation } from "./check-picks.ts";
import type {
  CompanyWeek,
  PlanGap,
  PlanUser,
  UserPlan,
  SlotFilter,
} from "../../src/autopilot/planner/plan-types.ts";

type Say = ReturnType<typeof openReport>;

const filterText = ({ categoryId, tagIds, language }: SlotFilter) =>
  `${categoryId} ${language} ${tagIds.toSorted((one, other) => one - other).join()}`;

/** Every slot of the week is kept, planned or a gap, and no slot is invented. */
function checkFilters({ week, dates, limitOf }: CheckContext, { user, plan }: UserContext, say: Say): void {
  const answers = [
    ...plan.kept.map(({ slot, network, postId }) => {
      const share = user.shares.find(
        (each) => each.planned && each.postId === postId && each.network === network,
      );
      const filter = share?.planned?.filter ?? { categoryId: 0, tagIds: [], language: null };
      return { slot, network, filter, date: null };
    }),
    ...plan.picks.map(({ slot, network, reason, date }) => ({
      slot,
      network,
      filter: reason.filter,
      date: reason.movedFrom ?? date,
    })),
    ...plan.gaps.map(({ slot, network, filter, date }) => ({ slot, network, filter, date })),
  ];
  say("each slot once", new Set(answers.map(({ slot }) => slot)).size === answers.length);
  const perRow = user.rows.reduce((sum, { count }) => sum + count, 0);
  const days = cycleDays(week, user);
  for (const network of user.networks) {
    const own = answers.filter((answer) => answer.network === network);
    const expected =
      week.cycle === "CLASSIC" ? Math.min(perRow, limitOf(network)) : days.filter(Boolean).length;
    const isIdle = week.cycle === "CLASSIC" && user.days.length === 0;
    say(
      "every filter answered",
      own.length === (isIdle ? 0 : expected),
      `${network} ${own.length} ${expected}`,
    );
    for (const { filter, date } of own) {
      const at = date === null ? -1 : dates.indexOf(date);
      if (week.cycle === "CLASSIC") {
        const rows = user.rows.filter((row) => filterText(row) === filterText(filter));
        const most = rows.reduce((sum, { count }) => sum + count, 0);
        const used = own.filter((answer) => filterText(answer.filter) === filterText(filter)).length;
        say("row not passed", used <= most, filterText(filter));
        const day = workDays[at];
        say(
          "a day of the person",
          date === null || (day !== undefined && user.days.includes(day)),
          `${date}`,
        );
      } else if (date !== null) {
        const asked = days[at];
        say("category of the day", Boolean(asked && filterText(asked) === filterText(filter)), date);
      }
    }
  }
  say(
    "no other network",
    answers.every(({ network }) => user.networks.includes(network)),
  );
}

/** What a person or a network has touched stays. */
function checkWithdrawals({ week }: CheckContext, { user, plan }: UserContext, say: Say): void {
  for (const gone of plan.withdrawn) {
    const share = user.shares.find(
      ({ postId, network, state }) =>
        postId === gone.postId && network === gone.network && state !== "CANCELLED" && state !== "FAILED",
    );
    const isOurs =
      share !== undefined &&
      share.planned !== null &&
      !share.edited &&
      (share.state === "SCHEDULED" || share.state === "HELD") &&
      share.dueAt > week.now;
    say("only own plans are withdrawn", isOurs, gone.slot);
  }
}

/** What is kept and still scheduled would be a valid plan today. */
function checkKept(context: CheckContext, { user, plan, openDates }: UserContext, say: Say): void {
  const { week, clock } = context;
  for (const share of user.shares) {
    const { planned, network, state, dueAt } = share;
    if (!planned || share.edited || state !== "SCHEDULED" || dueAt <= week.now) continue;
    if (plan.withdrawn.some((gone) => gone.postId === share.postId && gone.network === network)) continue;
    const local = clock.at(minuteOf(dueAt));
    const hours = hoursOf(week, user);
    const away = user.outOfOffice;
    const post = context.posts.get(share.postId);
    const filter = filterOfStep(week, planned.filter, planned.step);
    const isKept = plan.kept.some((each) => each.postId === share.postId && each.network === network);
    say("kept: in a slot", isKept, planned.slot);
    say("kept: in office", away === null || local.date < away.from || away.to < local.date, planned.slot);
    say("kept: own day, or agreed", openDates.includes(local.date), planned.slot);
    say("kept: not too old", Boolean(post && context.isFresh(post, local.date)), planned.slot);
    say("kept: share time", local.minute >= hours.from && local.minute <= hours.to, planned.slot);
    say("kept: network", week.networks.includes(network) && user.networks.includes(network), planned.slot);
    say("kept: visible", Boolean(post && context.visibleAt(post, user, minuteOf(dueAt))), planned.slot);
    say("kept: category", Boolean(post && filter && post.categoryId === filter.categoryId), planned.slot);
  }
}

/** A gap for lack of posts or times: every suitable post has no minute left. */
function checkEmpty(context: CheckContext, own: UserContext, gap: PlanGap, say: Say): void {
  const { week, dates } = context;
  const mix = mixOf(context, own, null);
  const about = `${gap.slot} ${gap.date}`;
  const asked = ["own", "substitute", "best_of"].flatMap(
    (step) => filterOfStep(week, gap.filter, step) ?? [],
  );
  const onDay = (filter: SlotFilter, date: string) =>
    context.candidates(own, gap.network, filter, date, null);
  const usable = asked.filter((filter) => onDay(filter, gap.date).some((post) => mix.hasRoom(kindOf(post))));
  const fitting = asked.filter((filter) => onDay(filter, gap.date).length > 0);
  const isAged = asked.some(
    (filter) => context.agedCandidates(own, gap.network, filter, gap.date, null).length > 0,
  );
  if (gap.reason === "no_candidate") return say("no candidate", fitting.length === 0 && !isAged, about);
  if (gap.reason === "too_old") return say("too old", fitting.length === 0 && isAged, about);
  if (gap.reason === "mix_used_up")
    return say("mix used up", fitting.length > 0 && usable.length === 0, about);

  say("candidates without a time", usable.length > 0, about);
  const isDaysFull = gap.reason === "days_full";
  let places = 0;
  let agreeable = 0;
  for (const date of dates.filter((each) => each >= gap.date)) {
    const isOpen = own.openDates.includes(date);
    for (const window of [0, 1, 2]) {
      const minutes = context.ownMinutes(own, date, window, null);
      if (minutes.length === 0) continue;
      for (const post of usable.flatMap((filter) => onDay(filter, date))) {
        if (!mix.hasRoom(kindOf(post))) continue;
        if (isOpen && minutes.some((minute) => context.publishedBy(post, minute))) places += 1;
        if (isOpen || !isDaysFull) {
          const open = context.fits(own, gap.network, post, date, window, null);
          say("no time left", open.length === 0, `${about} ${post.id} ${date}`);
        } else agreeable += context.fittedThen(own, gap.network, post, date, window).length;
      }
    }
  }
  if (isDaysFull) return say("other days would help", agreeable > 0, about);
  say(gap.reason, gap.reason === "windows_full" ? places > 0 : places === 0, about);
}

function checkGap(context: CheckContext, own: UserContext, gap: PlanGap, say: Say): void {
  const { week } = context;
  const { user } = own;
  const away = user.outOfOffice;
  const today = context.clock.at(minuteOf(week.now)).date;
  const about = `${gap.slot} ${gap.date}`;
  switch (gap.reason) {
    case "skipped":
      return say("gap: skipped", user.skipped.includes(gap.slot), about);
    case "network_off":
      return say("gap: network off", !week.networks.includes(gap.network), about);
    case "not_connected":
      return say("gap: not connected", !user.connected.includes(gap.network), about);
    case "out_of_office":
      return say("gap: out of office", away !== null && away.from <= gap.date && gap.date <= away.to, about);
    case "day_passed":
      return say("gap: day passed", gap.date < today, about);
    case "weekly_limit":
      return say(
        "gap: weekly limit",
        context.countOn(own, gap.network) >= context.limitOf(gap.network),
        about,
      );
    case "no_candidate":
    case "too_old":
    case "mix_used_up":
    case "no_place":
    case "windows_full":
    case "days_full":
      return checkEmpty(context, own, gap, say);
  }
}

/** Colleagues with the same post on the same network keep the gap; shares not planned here are exempt. */
function checkColleagues({ week, times }: CheckContext, violations: Violation[]): void {
  for (const [about, list] of times) {
    const ordered = list.toSorted((one, other) => one.minute - other.minute);
    for (const [at, one] of ordered.entries()) {
      const next = ordered[at + 1];
      if (!next || next.minute - one.minute >= week.hours.fixedTimeGap) continue;
      const pick = one.pick ?? next.pick;
      if (pick) violations.push({ rule: "fixed gap", userId: pick.userId, about });
    }
  }
}

/** Checks every rule of a plan on a finished one by brute force. Returns no violation if all hold. */
export function checkPlan(
  week: CompanyWeek,
  users: readonly PlanUser[],
  plans: readonly UserPlan[],
  others: readonly OtherShare[],
): Violation[] {
  const violations: Violation[] = [];
  const context = checkContext(week, users, plans, others);
  for (const own of context.contexts) {
    const say = openReport(own.user.userId, violations);
    say("one plan for each", own.plan.userId === own.user.userId);
    checkFilters(context, own, say);
    checkWithdrawals(context, own, say);
    checkKept(context, own, say);
    checkPicks(context, own, say);
    for (const gap of own.plan.gaps) checkGap(context, own, gap, say);
  }
  checkColleagues(context, violations);
  return violations;
}
