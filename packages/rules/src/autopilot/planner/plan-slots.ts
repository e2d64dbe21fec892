import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { addDays, daysBetween } from "../../time/calendar-dates.ts";
import { planHash } from "./plan-hash.ts";
import type { CompanyWeek, PlanUser, Slot, SlotFilter } from "./plan-types.ts";

type Rows = PlanUser["rows"];

/** Every category once before any is repeated, so that a network with a small limit still gets each. */
function inTurns(rows: Rows, most: number): { readonly row: number; readonly turn: number }[] {
  const turns = Math.max(0, ...rows.map(({ count }) => count));
  return Array.from({ length: turns }, (_, turn) => turn)
    .flatMap((turn) => rows.flatMap(({ count }, row) => (turn < count ? [{ row, turn }] : [])))
    .slice(0, most);
}

function plainFilter({ categoryId, tagIds, language }: SlotFilter): SlotFilter {
  return { categoryId, tagIds, language };
}

/** Spread evenly over the days; the starting day differs per person and network. */
function classicSlots(user: PlanUser, network: Network): Slot[] {
  const days = workDays.flatMap((day, index) => (user.days.includes(day) ? [index] : []));
  const wanted = inTurns(user.rows, limits.weeklyShares[network]);
  const shift = planHash(user.userId, networks.indexOf(network));
  return wanted.flatMap(({ row, turn }, at) => {
    const filter = user.rows[row];
    const day = days[(Math.floor((at * days.length) / wanted.length) + shift) % days.length];
    if (!filter || day === undefined) return [];
    return [{ key: `${network}:${row}:${turn}`, network, day, filter: plainFilter(filter), from: "row" }];
  });
}

type DaysCompany = Pick<CompanyWeek, "cycle" | "monday" | "reservedDays">;
type DaysUser = Pick<PlanUser, "days" | "otherDays" | "cycleMonday" | "cycleWeeks">;

/** What each day of a monthly week asks for. A reserved day gets the company's category, whatever the person chose. */
function monthlyDays(
  company: DaysCompany,
  user: DaysUser,
): (Pick<Slot, "day" | "from"> & { readonly filter: SlotFilter })[] {
  const passed = Math.floor(daysBetween(user.cycleMonday, company.monday) / 7);
  const length = user.cycleWeeks.length;
  const week = length === 0 ? undefined : user.cycleWeeks[((passed % length) + length) % length];
  return workDays.flatMap((workDay, day) => {
    const reserved = company.reservedDays.find((each) => each.day === workDay);
    const filter = reserved ?? week?.[workDay];
    return filter ? [{ day, filter: plainFilter(filter), from: reserved ? "reserved" : "day" }] : [];
  });
}

function monthlySlots(company: CompanyWeek, user: PlanUser, network: Network): Slot[] {
  return monthlyDays(company, user).map((asked) => {
    const key = `${network}:${addDays(company.monday, asked.day)}`;
    return { key, network, ...asked };
  });
}

/** The working days, from Monday on, on which the person's shares may lie: the own ones, or all for who agrees. */
export function daysFor(company: DaysCompany, user: DaysUser): boolean[] {
  if (user.otherDays) return workDays.map(() => true);
  if (company.cycle === "CLASSIC") return workDays.map((day) => user.days.includes(day));
  const asked = monthlyDays(company, user);
  return workDays.map((_, at) => asked.some(({ day }) => day === at));
}

/** Everything that a person's configuration asks for in the week, day by day. */
export function planSlots(company: CompanyWeek, user: PlanUser): Slot[] {
  return networks
    .filter((network) => user.networks.includes(network))
    .flatMap((network) =>
      company.cycle === "CLASSIC" ? classicSlots(user, network) : monthlySlots(company, user, network),
    )
    .toSorted((one, other) => one.day - other.day);
}
