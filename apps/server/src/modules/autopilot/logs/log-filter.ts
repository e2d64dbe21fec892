import type { StaffActor } from "../../../platform/session/actor.ts";
import { accessibleCompanies } from "../control/control.policy.ts";
import type { LogFilter } from "./run-log.store.ts";

const dayMs = 86_400_000;
/** How far a log goes back unless days are given. */
const usualDays = 90;

interface LogInput {
  readonly createdAtFrom?: string | undefined;
  readonly createdAtTo?: string | undefined;
  readonly company?: readonly number[] | undefined;
}

/** Days are UTC days, as the provider's staff work. */
export function logFilter(input: LogInput, actor: StaffActor, now: Date, usual = true): LogFilter {
  const begin = usual ? new Date(now.getTime() - usualDays * dayMs) : null;
  return {
    since: input.createdAtFrom === undefined ? begin : new Date(`${input.createdAtFrom}T00:00:00Z`),
    until:
      input.createdAtTo === undefined ? null : new Date(Date.parse(`${input.createdAtTo}T00:00:00Z`) + dayMs),
    companyIds: accessibleCompanies(actor, input.company),
  };
}
