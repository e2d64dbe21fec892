import { networks, type Network } from "@polyphon/contract/networks/networks.ts";
import {
  calendarGroups,
  calendarGroupStates,
  type CalendarGroup,
  type ShareState,
} from "@polyphon/contract/sharing/sharing.ts";
import { isDate } from "@polyphon/rules/time/calendar-dates.ts";

export const calendarViews = ["month", "week", "list"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The parameters of the calendar's address. */
export interface CalendarSearch {
  readonly view: CalendarView;
  /** A day of the period that is shown; null is today. */
  readonly date: string | null;
  readonly network: Network | null;
  readonly group: CalendarGroup | null;
  /** The share whose details are open. */
  readonly receipt: number | null;
  /** The list shows what was before its first day: the latest of it, or what comes before this key. */
  readonly earlier: string | null;
}

/** The first page of what was before. */
export const latestEarlier = "latest";

/** Null for cancelled shares, which the calendar leaves out. */
export function groupOf(state: ShareState): CalendarGroup | null {
  return calendarGroups.find((group) => calendarGroupStates[group].some((own) => own === state)) ?? null;
}

/** Reads the address; invalid values are ignored. */
export function readCalendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const word = (name: string) => (typeof search[name] === "string" ? search[name] : "");
  const receipt = Number(search["receipt"]);
  return {
    view: calendarViews.find((view) => view === word("view")) ?? "month",
    date: isDate(word("date")) ? word("date") : null,
    network: networks.find((network) => network === word("network")) ?? null,
    group: calendarGroups.find((group) => group === word("state")) ?? null,
    earlier: word("earlier") === "" ? null : word("earlier").slice(0, 4_000),
    receipt: Number.isSafeInteger(receipt) && receipt > 0 ? receipt : null,
  };
}

export function writeCalendarSearch(search: CalendarSearch): Record<string, string | undefined> {
  return {
    view: search.view === "month" ? undefined : search.view,
    date: search.date ?? undefined,
    network: search.network ?? undefined,
    state: search.group ?? undefined,
    earlier: search.earlier ?? undefined,
    receipt: search.receipt === null ? undefined : String(search.receipt),
  };
}

export const isFiltered = ({ network, group }: Pick<CalendarSearch, "network" | "group">): boolean =>
  network !== null || group !== null;

/** What was before belongs to one list: another day, view or filter begins anew. */
export function atOnePlace(before: CalendarSearch, after: CalendarSearch): CalendarSearch {
  const isSame = (["view", "date", "network", "group"] as const).every(
    (name) => before[name] === after[name],
  );
  return isSame ? after : { ...after, earlier: null };
}

export function fits(
  share: { readonly network: Network; readonly state: ShareState },
  { network, group }: Pick<CalendarSearch, "network" | "group">,
): boolean {
  const own = groupOf(share.state);
  return own !== null && (network === null || share.network === network) && (group === null || own === group);
}
