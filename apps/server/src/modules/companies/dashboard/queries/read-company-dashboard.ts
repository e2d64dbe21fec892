import { readCompanyDashboard as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { periodsOf } from "@polyphon/rules/companies/dashboard-range.ts";
import { instantOf, parseLocalTime } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { countNewcomers, countAdoption } from "../../../identity/identity.api.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { findCompany, isClient } from "../../company/company.store.ts";
import { refuseFaults } from "../../settings/refuse-faults.ts";

const activeMs = 30 * 24 * 60 * 60 * 1000;

/** The first instant of a day in the company's time zone. */
function midnight(date: string, zone: string): Date {
  const local = parseLocalTime(date, "00:00");
  if (!local) throw new Refusal("validation");
  return instantOf(local, zone);
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
    const days = [...periods.map(({ from }) => from), periods.at(-1)?.until ?? ""];
    const bounds = days.map((day) => midnight(day, timeZone));
    const users = await countAdoption(tx, id, new Date(now.getTime() - activeMs));
    const newcomers = await countNewcomers(tx, id, bounds);
    const shares = await deps.shares(tx, id, bounds);
    const clicks = await deps.clicks(tx, id, bounds);
    return {
      id,
      companyName: name,
      companyTimeZone: timeZone,
      users,
      periods: periods.map((period, index) => ({
        ...period,
        newUsers: newcomers.get(index) ?? 0,
        shares: shares.get(index) ?? 0,
        clicks: clicks.get(index) ?? 0,
      })),
    };
  });
