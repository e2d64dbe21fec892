import { nobody, shownWeek } from "@polyphon/rules/people/guard/guarded-months.ts";
import { type FigureGuard, shownPeople } from "@polyphon/rules/people/guard/shown-figure.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { instantOf, localDateOf, parseLocalTime } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { contributedClicks, contributedShares } from "../../sharing/sharing.api.ts";

const weeks = 4;
const indices = Array.from({ length: 2 * weeks }, (_, index) => index);

function midnight(date: string, zone: string): Date {
  const local = parseLocalTime(date, "00:00");
  if (!local) throw new Error(`${date} is no day`);
  return instantOf(local, zone);
}

/** Both or neither: one alone would not be compared with anything. */
function compared(before: number | null, now: number | null) {
  return before === null || now === null ? null : { before, now };
}

/** The weeks as the company's dashboard shows them, added up: so the sum tells nothing that they do not. */
function addedUp(shown: readonly (number | null)[]): number | null {
  return shown.reduce<number | null>((sum, week) => (sum === null || week === null ? null : sum + week), 0);
}

/** A company's figures in works-council mode: four whole weeks that are over, against the four before. */
export async function guardedCompanyFigures(
  tx: Tx,
  { id, guard, now }: { readonly id: number; readonly guard: FigureGuard; readonly now: Date },
) {
  const { timeZone } = await companyOf(tx, id);
  const until = mondayOf(localDateOf(now, timeZone));
  const days = [...indices, indices.length].map((index) => addDays(until, (index - 2 * weeks) * 7));
  const bounds = days.map((day) => midnight(day, timeZone));
  const weekly = async (count: typeof contributedShares) => {
    const found = await count(tx, id, { bounds, labels: indices });
    const shown = indices.map((index) => shownWeek(found.get(index) ?? nobody, guard));
    return compared(addedUp(shown.slice(0, weeks)), addedUp(shown.slice(weeks)));
  };
  const halves = await contributedShares(tx, id, {
    bounds,
    labels: indices.map((at) => Number(at >= weeks)),
  });
  const people = (half: number) => shownPeople(halves.get(half)?.people ?? 0, guard);
  return {
    days: 7 * weeks,
    until: addDays(until, -1),
    figures: {
      shares: await weekly(contributedShares),
      clicks: await weekly(contributedClicks),
      people: compared(people(0), people(1)),
    },
  };
}
