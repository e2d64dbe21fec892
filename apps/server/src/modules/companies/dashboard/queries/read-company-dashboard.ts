import { readCompanyDashboard as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { type DashboardRange, type Period, periodsOf } from "@polyphon/rules/companies/dashboard-range.ts";
import { type FigureGuard, shownPeople } from "@polyphon/rules/people/guard/shown-figure.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { countAdoption, countNewcomers, labelledNewcomers } from "../../../identity/identity.api.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { type CompanyRow, findCompany, isClient } from "../../company/company.store.ts";
import { findFigureGuard } from "../../settings/features/council-minimums.store.ts";
import { refuseFaults } from "../../settings/refuse-faults.ts";
import { guardedFigures, guardedSpan, midnight } from "../guarded-periods.ts";

const activeMs = 30 * 24 * 60 * 60 * 1000;

interface Asked extends DashboardRange {
  readonly periods: readonly Period[];
  readonly now: Date;
}

async function exactPeriods(tx: Tx, deps: CompaniesDeps, company: CompanyRow, { periods }: Asked) {
  const { id, timeZone } = company;
  const days = [...periods.map(({ from }) => from), periods.at(-1)?.until ?? ""];
  const bounds = days.map((day) => midnight(day, timeZone));
  const newcomers = await countNewcomers(tx, id, bounds);
  const shares = await deps.shares(tx, id, bounds);
  const clicks = await deps.clicks(tx, id, bounds);
  return periods.map((period, index) => ({
    ...period,
    newUsers: newcomers.get(index) ?? 0,
    shares: shares.get(index) ?? 0,
    clicks: clicks.get(index) ?? 0,
  }));
}

/** In works-council mode months are made of whole weeks, and nothing is shown before it is over. */
async function guardedPeriods(
  tx: Tx,
  deps: CompaniesDeps,
  { id, timeZone: zone }: CompanyRow,
  guard: FigureGuard,
  { view, periods, now }: Asked,
) {
  const span = guardedSpan(view, periods, { zone, now });
  const company = { id, guard };
  const newUsers = await guardedFigures(tx, company, span, labelledNewcomers);
  const shares = await guardedFigures(tx, company, span, deps.contributedShares);
  const clicks = await guardedFigures(tx, company, span, deps.contributedClicks);
  const days = new Map([...span.weeks, ...span.months].map((period) => [period.period, period]));
  return periods.map((asked) => ({
    ...(days.get(asked.period) ?? asked),
    newUsers: newUsers.get(asked.period) ?? null,
    shares: shares.get(asked.period) ?? null,
    clicks: clicks.get(asked.period) ?? null,
  }));
}

export const readCompanyDashboard = (deps: CompaniesDeps) =>
  query(at, async ({ input, tx, language, now }) => {
    const company = (await isClient(tx, input.id)) ? await findCompany(tx, input.id) : null;
    if (!company) throw new Refusal("not_found");
    const periods = periodsOf(input);
    if (!Array.isArray(periods)) {
      refuseFaults([periods], language);
      throw new Refusal("validation");
    }

    const { id, name, timeZone } = company;
    const users = await countAdoption(tx, id, new Date(now.getTime() - activeMs));
    const guard = await findFigureGuard(tx, id);
    const asked = { ...input, periods, now };
    return {
      id,
      companyName: name,
      companyTimeZone: timeZone,
      users: {
        all: users.all,
        signedIn: shownPeople(users.signedIn, guard),
        active: shownPeople(users.active, guard),
      },
      rounded: guard !== null,
      periods:
        guard === null
          ? await exactPeriods(tx, deps, company, asked)
          : await guardedPeriods(tx, deps, company, guard, asked),
    };
  });
