import type { QueryValues } from "@polyphon/admin-kit/list/list-query.ts";
import { networks, type Network } from "@polyphon/contract/networks/networks.ts";
import { calendarGroups, type CalendarGroup } from "@polyphon/contract/sharing/sharing.ts";
import { isDate } from "@polyphon/rules/time/calendar-dates.ts";

export const calendarViews = ["month", "week", "list"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The parameters of the address, with invalid values ignored. */
export interface CalendarQuery {
  readonly view: CalendarView;
  readonly date: string | null;
  readonly shareId: number | null;
  readonly filters: {
    readonly network?: Network;
    readonly group?: CalendarGroup;
    readonly employeeId?: number;
  };
}

function idOf(word: string | undefined): number | null {
  const id = Number(word);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export function readCalendarQuery(values: QueryValues): CalendarQuery {
  const network = networks.find((one) => one === values["network"]);
  const group = calendarGroups.find((one) => one === values["state"]);
  const employeeId = idOf(values["employee"]);
  const date = values["date"] ?? "";
  return {
    view: calendarViews.find((one) => one === values["view"]) ?? "month",
    date: isDate(date) ? date : null,
    shareId: idOf(values["share"]),
    filters: {
      ...(network === undefined ? {} : { network }),
      ...(group === undefined ? {} : { group }),
      ...(employeeId === null ? {} : { employeeId }),
    },
  };
}

export const noFilters: QueryValues = {
  network: undefined,
  state: undefined,
  employee: undefined,
  employeeName: undefined,
};
