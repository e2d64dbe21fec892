import { limits } from "@polyphon/contract/limits.ts";
import type { CompanyWeek } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { prepareCompany } from "@polyphon/rules/autopilot/planner/candidates/prepare-company.ts";
import {
  forgetFull,
  loadTimes,
  postsTaken,
  type TakenTimes,
} from "@polyphon/rules/autopilot/planner/times/taken-times.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../platform/db/transaction.ts";
import { autopilotSettingsOf, companyOf } from "../../companies/companies.api.ts";
import { autopilotPeople } from "../planner/autopilot-people.ts";
import {
  isSwitchActive,
  lockSharesOfMany,
  peopleWithPlans,
  withdrawPlansOf,
} from "../../sharing/sharing.api.ts";
import type { PlanDeps } from "../autopilot.deps.ts";
import { findWeeksJob } from "./jobs/find-weeks.job.ts";
import { loadTimesOf } from "../planner/load-times.ts";
import { loadPlanningContext, weekRange } from "../planner/load-week.ts";
import { type Planning, planPeople, withdrawAndNotify } from "../planner/plan-people.ts";
import { planningMoment } from "../planner/planning-moment.ts";
import { beginningOf, nextPage, type RunPlace } from "./run-order.ts";
import { advanceRun, beginRun, lockRun, lockWeeksOf, type RunCounts, type RunRow } from "./run.store.ts";

/** How often posts and settings are reloaded; it also drops what the planner caches about filters. */
const usualReloadMs = 5 * 60_000;
const takenBackAtOnce = 1_000;

/** What a worker caches between two chunks. It is all read from the database and can be lost at any time. */
interface Memory {
  /** The step it is valid after. */
  readonly step: number;
  readonly loadedAt: number;
  /** How long reading it all took: the more shares the week has, the longer. */
  readonly readMs: number;
  readonly planning: Planning;
  readonly taken: TakenTimes;
}

export interface RunWork {
  readonly database: Database;
  readonly deps: PlanDeps;
  readonly runId: number;
  readonly companyId: number;
  /** People in one transaction. */
  readonly chunk?: number;
  readonly clock?: () => Date;
  readonly reloadAfterMs?: number;
  readonly turn?: Turn;
}

/** After how long a run yields to others. */
export interface Turn {
  readonly ms: number;
  /**
   * It lasts at least this many times what reading the times took, so that a large run does not spend itself on
   * reading.
   */
  readonly perReading: number;
}

/** `stopped`: staff have switched planning off. `elsewhere`: another worker has continued the run. */
export type RunEnd = "over" | "stopped" | "elsewhere" | "interrupted";

const nothing: RunCounts = {
  people: 0,
  peopleDone: 0,
  planned: 0,
  kept: 0,
  withdrawn: 0,
  gaps: 0,
  gapReasons: {},
};

/** While it plans, only the run changes times, so known ones stay valid; there are as many as there are shares. */
async function timesFor(tx: Tx, run: RunRow, week: CompanyWeek, known: Memory | null): Promise<TakenTimes> {
  if (known) {
    forgetFull(known.taken);
    return known.taken;
  }
  // The first round only frees times.
  return loadTimes(run.state === "PLANNING" ? await loadTimesOf(tx, run.companyId, week) : []);
}

/** What is planned already, as far as it is cached: only while planning it includes the times. */
function knownPosts(run: RunRow, known: Memory | null): number[] | undefined {
  if (!known || run.state !== "PLANNING") return undefined;
  return [...postsTaken(known.taken)].filter((id) => known.planning.context.posts.has(id));
}

async function remember(
  tx: Tx,
  { deps }: RunWork,
  run: RunRow,
  known: Memory | null,
  now: Date,
): Promise<Memory | null> {
  const begun = performance.now();
  const { companyId, monday, id } = run;
  const asOf = run.plannedAsOf ?? now;
  const settings = await autopilotSettingsOf(tx, companyId);
  const moment = planningMoment({ monday, zone: settings?.timeZone ?? "UTC", asOf, now });
  const context = await loadPlanningContext(tx, deps, companyId, [monday], moment, knownPosts(run, known));
  const week = context?.weeks[0];
  if (!context || !week) return null;
  const taken = await timesFor(tx, run, week, known);
  const loadedAt = performance.now();
  return {
    step: run.progress?.step ?? 0,
    loadedAt,
    readMs: known?.readMs ?? loadedAt - begun,
    taken,
    planning: {
      deps,
      context,
      company: await companyOf(tx, companyId),
      prepared: prepareCompany(week),
      runId: id,
      cause: "RUN",
      plannedAt: asOf,
    },
  };
}

/** From here on plans of single people wait for the run, so that its times are the only ones that change. */
async function begin(tx: Tx, run: RunRow, now: Date): Promise<RunRow> {
  await lockWeeksOf(tx, run.companyId);
  const settings = await autopilotSettingsOf(tx, run.companyId);
  const progress = beginningOf(settings?.runOrder ?? "LONGEST_WAITING", 0);
  await beginRun(tx, run.id, progress, now);
  return { ...run, state: "GIVING_BACK", progress, plannedAsOf: now };
}

async function giveBackChunk(
  tx: Tx,
  { planning }: Memory,
  ids: readonly number[],
  now: Date,
): Promise<RunCounts> {
  const { company, prepared } = planning;
  const { from, until } = weekRange(prepared.week);
  const people = await autopilotPeople(tx, company.id, ids);
  const planned = await peopleWithPlans(tx, ids, from, until);
  const withdrawn = planned.length === 0 ? 0 : await withdrawAndNotify(tx, planning, planned, now);
  return { ...nothing, people: [...people.values()].filter(({ on }) => on).length, withdrawn };
}

async function planPage(tx: Tx, memory: Memory, ids: readonly number[], now: Date): Promise<RunCounts> {
  const { people, ...counts } = await planPeople(tx, memory.planning, ids, memory.taken, now);
  return { ...nothing, ...counts, peopleDone: people };
}

/** A company whose autopilot is off keeps no plans; this many are withdrawn in one step. */
async function endWithoutPlan(tx: Tx, run: RunRow, progress: RunPlace, now: Date): Promise<Step> {
  const withdrawn = await withdrawPlansOf(tx, run.companyId, now, takenBackAtOnce);
  const isOver = withdrawn < takenBackAtOnce;
  const to = { state: isOver ? ("DONE" as const) : ("GIVING_BACK" as const), progress };
  await advanceRun(tx, run, to, { ...nothing, withdrawn }, now);
  return isOver ? { end: "over" } : { memory: null };
}

type Step = { readonly end: RunEnd } | { readonly memory: Memory | null };

/** One chunk: its shares, its log and the run's progress are one transaction. */
async function step(tx: Tx, work: RunWork, known: Memory | null, now: Date): Promise<Step> {
  const found = await lockRun(tx, work.runId);
  if (!found || found.state === "DONE" || found.state === "FAILED") return { end: "over" };
  if (await isSwitchActive(tx, { scope: "cron", key: findWeeksJob.name })) return { end: "stopped" };
  const run = found.state === "WAITING" ? await begin(tx, found, now) : found;
  const progress = run.progress ?? beginningOf("LONGEST_WAITING", 0);
  if (known && known.step !== progress.step) return { end: "elsewhere" };
  const isStale =
    known !== null && performance.now() - known.loadedAt > (work.reloadAfterMs ?? usualReloadMs);
  const memory = known === null || isStale ? await remember(tx, work, run, known, now) : known;
  if (!memory) return endWithoutPlan(tx, run, progress, now);

  const { ids, next } = await nextPage(
    tx,
    run.companyId,
    progress,
    run.plannedAsOf ?? now,
    work.chunk ?? limits.autopilot.chunk,
  );
  const isGivingBack = run.state === "GIVING_BACK";
  if (next === null) {
    const start = beginningOf(progress.order, progress.step + 1);
    const to = isGivingBack ? "PLANNING" : "DONE";
    await advanceRun(tx, run, { state: to, progress: start }, nothing, now);
    // The second round begins with the times as the first has left them.
    return isGivingBack ? { memory: null } : { end: "over" };
  }
  await lockSharesOfMany(tx, ids);
  const counts = isGivingBack
    ? await giveBackChunk(tx, memory, ids, now)
    : await planPage(tx, memory, ids, now);
  const to = { state: isGivingBack ? "GIVING_BACK" : "PLANNING", progress: next } as const;
  await advanceRun(tx, run, to, counts, now);
  return { memory: { ...memory, step: next.step } };
}

/**
 * Works on a run, chunk after chunk, until it is over or the process is asked to stop. A crash loses only the
 * uncommitted chunk; the next worker reads the times from the shares and plans the same.
 */
export async function workOnRun(work: RunWork, signal: AbortSignal): Promise<RunEnd> {
  const clock = work.clock ?? (() => new Date());
  const begun = performance.now();
  const isTurnOver = (readMs: number) =>
    work.turn !== undefined &&
    performance.now() - begun >= Math.max(work.turn.ms, work.turn.perReading * readMs);
  let memory: Memory | null = null;
  while (!signal.aborted) {
    const known: Memory | null = memory;
    const done: Step = await inTransaction(work.database, companyScope(work.companyId), (tx) =>
      step(tx, work, known, clock()),
    );
    if ("end" in done) return done.end;
    memory = done.memory;
    if (isTurnOver(memory?.readMs ?? 0)) break;
  }
  return "interrupted";
}
