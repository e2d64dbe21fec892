import type {
  GapReason,
  PlanGap,
  UserPlan,
  Withdrawal,
  WithdrawReason,
} from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { planChunk } from "@polyphon/rules/autopilot/planner/plan-week.ts";
import type { PreparedCompany } from "@polyphon/rules/autopilot/planner/candidates/prepare-company.ts";
import { reviewShares } from "@polyphon/rules/autopilot/planner/review-shares.ts";
import {
  giveBackTime,
  placeKey,
  type TakenTimes,
} from "@polyphon/rules/autopilot/planner/times/taken-times.ts";
import { minuteOf } from "@polyphon/rules/time/minute-of.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Company } from "../../companies/companies.api.ts";
import { placePlanned, type PlanEndReason, withdrawPlanned } from "../../sharing/sharing.api.ts";
import type { PlanDeps } from "../autopilot.deps.ts";
import { loadPeople, type PlanPerson } from "./load-people.ts";
import type { CompanyContext } from "./load-week.ts";
import { markPlanned } from "./choices-to-plan.store.ts";
import {
  noteUnplaced,
  type UserRunCause,
  type UserRunDetail,
  writeUserRuns,
} from "../runs/user-run.store.ts";

/** What is the same for everybody who is planned together. */
export interface Planning {
  readonly deps: PlanDeps;
  readonly company: Company;
  readonly context: CompanyContext;
  readonly prepared: PreparedCompany;
  readonly runId: number | null;
  readonly cause: UserRunCause;
  /** The time stored with the choices: a run's is the same for everybody. */
  readonly plannedAt: Date;
}

export interface PlanCounts {
  readonly planned: number;
  readonly kept: number;
  readonly withdrawn: number;
  readonly gaps: number;
  readonly gapReasons: Partial<Record<GapReason, number>>;
}

const empty: UserRunDetail = { gaps: [], withdrawn: [], unplaced: [] };

function lineOf(planning: Planning, now: Date) {
  const { company, prepared, runId, cause } = planning;
  return { companyId: company.id, runId, monday: prepared.week.monday, cause, now };
}

function plainGap({ slot, network, date, from, filter, reason }: PlanGap): UserRunDetail["gaps"][number] {
  return { slot, network, date, from, filter, reason };
}

function plainWithdrawal({ slot, network, postId, reason }: Withdrawal): UserRunDetail["withdrawn"][number] {
  return { slot, network, postId, reason };
}

/** What the person reads at the share. */
function shownReason(reason: WithdrawReason): PlanEndReason {
  if (reason === "post_gone") return "post_ended";
  return reason === "too_old" ? "post_too_old" : "plan_changed";
}

/**
 * The first round: planned shares that no longer fit are withdrawn and free their times. Answers what was really
 * withdrawn; what the engine has begun to send stays.
 */
export async function takeBack(
  tx: Tx,
  planning: Planning,
  people: readonly PlanPerson[],
  taken: TakenTimes | null,
  now: Date,
): Promise<ReadonlyMap<number, readonly Withdrawal[]>> {
  const wanted = people.flatMap((person) =>
    reviewShares(planning.prepared, person).withdrawn.flatMap(({ minute, voice, ...withdrawal }) => {
      const { postId, network } = withdrawal;
      const share = person.stored.find((each) => each.postId === postId && each.network === network);
      return share ? [{ id: share.id, minute, voice, withdrawal }] : [];
    }),
  );
  if (wanted.length === 0) return new Map();
  const shares = wanted.map(({ id, withdrawal: { userId, reason } }) => {
    return { id, userId, reason: shownReason(reason) };
  });
  const gone = new Set(await withdrawPlanned(tx, shares, now));
  const done = wanted.filter(({ id }) => gone.has(id));
  if (taken)
    for (const { minute, voice, withdrawal } of done)
      giveBackTime(taken, placeKey(withdrawal.postId, withdrawal.network), minute, voice);
  return Map.groupBy(
    done.map(({ withdrawal }) => withdrawal),
    ({ userId }) => userId,
  );
}

/** The first round by itself, logged at once: other transactions run between the rounds of a run. */
export async function withdrawAndNotify(
  tx: Tx,
  planning: Planning,
  userIds: readonly number[],
  now: Date,
): Promise<number> {
  const people = await loadPeople(tx, planning.deps, planning.context, planning.prepared.week, userIds);
  const gone = await takeBack(tx, planning, people, null, now);
  await writeUserRuns(
    tx,
    lineOf(planning, now),
    [...gone].map(([userId, withdrawn]) => ({
      userId,
      planned: 0,
      kept: 0,
      detail: { ...empty, withdrawn: withdrawn.map(plainWithdrawal) },
    })),
  );
  return [...gone.values()].reduce((sum, own) => sum + own.length, 0);
}

function countsOf(plans: readonly UserPlan[], placed: number, withdrawn: number): PlanCounts {
  const gaps = plans.flatMap((plan) => plan.gaps);
  const gapReasons: Partial<Record<GapReason, number>> = {};
  for (const { reason } of gaps) gapReasons[reason] = (gapReasons[reason] ?? 0) + 1;
  const kept = plans.reduce((sum, plan) => sum + plan.kept.length, 0);
  return { planned: placed, kept, withdrawn, gaps: gaps.length, gapReasons };
}

/**
 * Log lines first, because each planned share refers to its line; a pick that could not be placed is logged and
 * returned afterwards.
 */
async function write(
  tx: Tx,
  planning: Planning,
  people: readonly PlanPerson[],
  plans: readonly UserPlan[],
  gone: ReadonlyMap<number, readonly Withdrawal[]>,
  taken: TakenTimes,
  now: Date,
): Promise<number> {
  const telling = plans.filter(
    ({ userId, picks, gaps }) => picks.length > 0 || gaps.length > 0 || gone.has(userId),
  );
  const lines = await writeUserRuns(
    tx,
    lineOf(planning, now),
    telling.map(({ userId, picks, kept, gaps }) => ({
      userId,
      planned: picks.length,
      kept: kept.length,
      detail: {
        gaps: gaps.map(plainGap),
        withdrawn: (gone.get(userId) ?? []).map(plainWithdrawal),
        unplaced: [],
      },
    })),
  );
  const assisted = new Map(people.map(({ userId, assisted: own }) => [userId, own]));
  const picks = plans.flatMap((plan) => plan.picks);
  const placed = await placePlanned(
    tx,
    planning.company,
    planning.context.posts,
    picks.map(({ userId, postId, network, voice, dueAt, slot, reason }) => ({
      userId,
      postId,
      network,
      voice,
      dueAt,
      assisted: assisted.get(userId)?.includes(network) ?? false,
      plan: { slot, userRunId: lines.get(userId) ?? null, reason },
    })),
  );
  if (placed.length < picks.length) {
    const there = new Set(placed.map(({ userId, postId, network }) => `${userId} ${postId} ${network}`));
    const missing = picks.filter((pick) => !there.has(`${pick.userId} ${pick.postId} ${pick.network}`));
    for (const { postId, network, dueAt, voice } of missing)
      giveBackTime(taken, placeKey(postId, network), minuteOf(dueAt), voice);
    await noteUnplaced(
      tx,
      [...Map.groupBy(missing, ({ userId }) => userId)].map(([userId, own]) => ({
        id: lines.get(userId) ?? 0,
        unplaced: own.map(({ slot, network, postId }) => ({ slot, network, postId })),
      })),
    );
  }
  return placed.length;
}

/**
 * The second round for some people, in their order; their locks are held. Who is switched off only loses what was
 * planned. The result is stored with the choices.
 */
export async function planPeople(
  tx: Tx,
  planning: Planning,
  userIds: readonly number[],
  taken: TakenTimes,
  now: Date,
): Promise<PlanCounts & { readonly people: number }> {
  const { deps, context, prepared, runId, plannedAt } = planning;
  const load = () => loadPeople(tx, deps, context, prepared.week, userIds);
  const before = await load();
  const gone = await takeBack(tx, planning, before, taken, now);
  const people = gone.size === 0 ? before : await load();

  const on = people.filter((person) => person.on);
  const off = people.filter((person) => !person.on);
  const plans = planChunk(prepared, on, taken);
  const idle = off.map(({ userId }) => ({ userId, kept: [], withdrawn: [], picks: [], gaps: [] }));
  const placed = await write(tx, planning, on, [...plans, ...idle], gone, taken, now);
  await markPlanned(
    tx,
    // People who are off keep waiting: a run records nothing for them.
    [...plans, ...(runId === null ? idle : [])].map(({ userId, picks, kept, gaps }) => ({
      userId,
      planned: picks.length + kept.length,
      gaps: gaps.length,
    })),
    { monday: prepared.week.monday, at: plannedAt, byRun: runId !== null },
  );
  const withdrawn = [...gone.values()].reduce((sum, own) => sum + own.length, 0);
  return { ...countsOf(plans, placed, withdrawn), people: on.length };
}
