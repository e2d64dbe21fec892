import { readEicDashboard as at } from "@polyphon/contract/editorial/work.contract.ts";
import { dueOn, isAlarming, planCell, plannedWeeks } from "@polyphon/rules/editorial/work/week-plan.ts";
import { waitingStates } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import {
  countByStatus,
  countPlanned,
  namesOfCategories,
  type PlannedCategory,
  plannedCategories,
} from "../../../content/content.api.ts";
import { listWriters } from "../../../identity/identity.api.ts";
import {
  countReasons,
  type Rejections,
  rejectionsByCategory,
  rejectionsByWriter,
  workOfWriters,
} from "../editorial-figures.store.ts";
import { reachOf, workerOf, writersSeenBy } from "../../editorial.policy.ts";
import { dayOf, monthSpan, weekSpan } from "../post-weeks.ts";

const mostCategories = 60;
const mostWriters = 12;
const mostWaiting = 10_000;
const none: Rejections = { judged: 0, rejected: 0 };

async function cellsOf(
  tx: Tx,
  categories: readonly PlannedCategory[],
  weeks: readonly string[],
  today: string,
) {
  const [first, last] = [weeks[0] ?? today, weeks.at(-1) ?? today];
  const counts = await countPlanned(
    tx,
    categories.map(({ id }) => id),
    weekSpan(first)[0],
    weekSpan(last)[1],
  );
  return categories.map(({ id, name, quota, dueDay, leadWeeks }) => ({
    id,
    name,
    quota,
    dueDay,
    cells: weeks.map((week) => {
      const here = counts.filter((one) => one.categoryId === id && one.week === week);
      const on = dueOn(week, { dueDay, leadWeeks });
      const cell = planCell(new Map(here.map(({ status, counted }) => [status, counted])), quota, {
        on,
        today,
      });
      return { week, ...cell, dueOn: on };
    }),
  }));
}

/** The category with the largest share of rejected posts, as long as there are some. */
async function worstOf(tx: Tx, found: ReadonlyMap<number, Rejections>) {
  const [worst] = [...found]
    .filter(([, { rejected }]) => rejected > 0)
    .toSorted(([, one], [, other]) => other.rejected / other.judged - one.rejected / one.judged);
  if (!worst) return null;
  const [named] = await namesOfCategories(tx, [worst[0]]);
  return named ? { categoryName: named.name, ...worst[1] } : null;
}

async function writersOf(tx: Tx, today: string) {
  const { rows: writers } = await listWriters(tx, {}, { limit: mostWriters });
  const ids = writers.map(({ id }) => id);
  const [week, month] = await Promise.all([
    workOfWriters(tx, ids, weekSpan(today)),
    rejectionsByWriter(tx, monthSpan(today), ids),
  ]);
  return writers.map(({ id, name, weeklyTarget }) => ({
    id,
    name,
    target: weeklyTarget,
    submitted: week.get(id)?.submitted ?? 0,
    ...(month.get(id) ?? none),
  }));
}

export const readEicDashboard = query(at, async ({ actor, tx, now }) => {
  // Its figures are about people, in a category with one writer also those by category.
  if (writersSeenBy(actor) !== null) throw new Refusal("access_denied");
  const worker = await workerOf(tx, actor);
  const { categoryIds } = reachOf(worker);
  const today = dayOf(now);
  const weeks = plannedWeeks(today);
  const states = waitingStates(worker.userType);
  const categories = await plannedCategories(tx, categoryIds, mostCategories + 1);
  const month = monthSpan(today);
  const [waiting, rejections, reasons] = await Promise.all([
    countByStatus(tx, reachOf(worker), states, mostWaiting),
    rejectionsByCategory(tx, month, categoryIds),
    countReasons(tx, month, categoryIds),
  ]);
  const sum = [...rejections.values()].reduce(
    (all, one) => ({ judged: all.judged + one.judged, rejected: all.rejected + one.rejected }),
    none,
  );
  return {
    weeks,
    categories: await cellsOf(tx, categories.slice(0, mostCategories), weeks, today),
    more: categories.length > mostCategories,
    waiting: [...waiting.values()].reduce((all, one) => all + one, 0),
    rejections: { ...sum, alarming: isAlarming(sum), worst: await worstOf(tx, rejections) },
    reasons,
    writers: await writersOf(tx, today),
  };
});
