import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { reachedCompanies } from "../control/control.policy.ts";
import type { LogWish } from "./run-log.store.ts";

const dayMs = 86_400_000;
/** What a log goes back to unless somebody names days. */
const usualDays = 90;

interface LogInput {
  readonly after?: string | undefined;
  readonly limit: number;
  readonly createdAtFrom?: string | undefined;
  readonly createdAtTo?: string | undefined;
  readonly company?: readonly number[] | undefined;
}

/** Days are days in UTC, as the provider's staff work. One row more than asked tells whether there is a next page. */
export function logWish(input: LogInput, actor: StaffActor, now: Date, usual = true): LogWish {
  const after = readCursor(input.after, ["number", "number"]);
  const begin = usual ? new Date(now.getTime() - usualDays * dayMs) : null;
  return {
    since: input.createdAtFrom === undefined ? begin : new Date(`${input.createdAtFrom}T00:00:00Z`),
    until:
      input.createdAtTo === undefined ? null : new Date(Date.parse(`${input.createdAtTo}T00:00:00Z`) + dayMs),
    companyIds: reachedCompanies(actor, input.company),
    after: after && { micros: Number(after[0]), id: Number(after[1]) },
    limit: input.limit + 1,
  };
}

/** The rows of the page, and where the next one begins. */
export function pageOfLog<Row extends { readonly id: number; readonly micros: number }>(
  found: readonly Row[],
  limit: number,
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? makeCursor(last.micros, last.id) : null };
}
