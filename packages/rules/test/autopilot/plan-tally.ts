import type { CompanyWeek, UserPlan } from "../../src/autopilot/planner/plan-types.ts";

/** How plans look to people: how close colleagues are, whether the mix is met, why slots stay empty. */
export interface PlanTally {
  picks: number;
  readonly gaps: Map<string, number>;
  readonly steps: Map<string, number>;
  readonly windows: Map<string, number>;
  moved: number;
  /** Colleagues with one post on one network and day: groups, their people, the minutes from first to last. */
  groups: number;
  people: number;
  minutes: number;
  tightest: number;
  /** Weeks without a gap and with a mix: how far the original posts are from their percentage. */
  mixed: number;
  mixError: number;
  worstMix: number;
  readonly bySetting: Map<number, { original: number; all: number }>;
  voiceGroups: number;
  oneVoiced: number;
}

export function newTally(): PlanTally {
  return {
    picks: 0,
    moved: 0,
    groups: 0,
    people: 0,
    minutes: 0,
    tightest: Number.POSITIVE_INFINITY,
    mixed: 0,
    mixError: 0,
    worstMix: 0,
    voiceGroups: 0,
    oneVoiced: 0,
    gaps: new Map(),
    steps: new Map(),
    windows: new Map(),
    bySetting: new Map(),
  };
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function tallyMix(tally: PlanTally, { mix }: CompanyWeek, { picks, gaps }: UserPlan): void {
  const sum = mix.original + mix.curated;
  if (sum === 0 || picks.length === 0) return;
  const original = picks.filter(({ reason }) => reason.kind === "ORIGINAL").length;
  const setting = tally.bySetting.get(mix.original) ?? { original: 0, all: 0 };
  setting.original += original;
  setting.all += picks.length;
  tally.bySetting.set(mix.original, setting);
  if (gaps.length > 0) return;
  const error = Math.abs(original - (picks.length * mix.original) / sum);
  tally.mixed += 1;
  tally.mixError += error;
  tally.worstMix = Math.max(tally.worstMix, error);
}

export function tallyWeek(tally: PlanTally, week: CompanyWeek, plans: readonly UserPlan[]): void {
  const offered = new Map(week.posts.map(({ id, voices }) => [id, voices.length]));
  const all = plans.flatMap(({ picks }) => picks);
  tally.picks += all.length;
  for (const { reason } of all) {
    add(tally.steps, reason.step);
    add(tally.windows, `${reason.window}${reason.overrun ? " overrun" : ""}`);
    if (reason.movedFrom !== null) tally.moved += 1;
  }
  for (const own of plans) {
    for (const { reason } of own.gaps) add(tally.gaps, reason);
    tallyMix(tally, week, own);
  }
  const together = Map.groupBy(all, ({ postId, network, date }) => `${postId} ${network} ${date}`);
  for (const group of together.values()) {
    if (group.length < 2) continue;
    const minutes = group.map(({ dueAt }) => dueAt.getTime() / 60_000).toSorted((one, other) => one - other);
    tally.groups += 1;
    tally.people += group.length;
    tally.minutes += (minutes.at(-1) ?? 0) - (minutes[0] ?? 0);
    for (const [at, minute] of minutes.slice(1).entries())
      tally.tightest = Math.min(tally.tightest, (minute - (minutes[at] ?? 0)) / week.hours.fixedTimeGap);
    if ((offered.get(group[0]?.postId ?? 0) ?? 1) < 2) continue;
    tally.voiceGroups += 1;
    if (new Set(group.map(({ voice }) => voice)).size === 1) tally.oneVoiced += 1;
  }
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const parts = (counts: ReadonlyMap<string, number>, whole: number) =>
  [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .map(([name, count]) => `${name} ${percent(count, whole)}`)
    .join(", ");

export function describeTally(tally: PlanTally): string[] {
  const gaps = [...tally.gaps.values()].reduce((sum, count) => sum + count, 0);
  const settings = [...tally.bySetting]
    .toSorted((one, other) => one[0] - other[0])
    .map(([asked, { original, all }]) => `${asked} % asked ${percent(original, all)}`);
  return [
    `${tally.picks} picks, ${gaps} gaps (${percent(gaps, gaps + tally.picks)} of the slots)`,
    `gaps: ${parts(tally.gaps, gaps)}`,
    `steps: ${parts(tally.steps, tally.picks)}`,
    `windows: ${parts(tally.windows, tally.picks)}; moved to a later day ${percent(tally.moved, tally.picks)}`,
    `colleagues with one post on one network and day: ${tally.groups} groups of ${(tally.people / Math.max(1, tally.groups)).toFixed(1)}, ${(tally.minutes / Math.max(1, tally.groups)).toFixed(0)} min from first to last, closest ${tally.tightest.toFixed(2)} of the fixed gap`,
    `the same voice for all of a group where the post has several: ${percent(tally.oneVoiced, tally.voiceGroups)}`,
    `original share: ${settings.join(", ")}`,
    `mix of weeks without a gap: off by ${(tally.mixError / Math.max(1, tally.mixed)).toFixed(2)} posts on average, ${tally.worstMix.toFixed(2)} at worst, ${tally.mixed} weeks`,
  ];
}
