import { z } from "zod";
import { type About, doing, doingOr, shownPerson } from "../kit/about.ts";
import { endpoint } from "../kit/endpoint.ts";
import { choiceRefs } from "../kit/choice-source.ts";
import { listSort, refList } from "../kit/list.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { share, timeOfDay } from "./sharing.contract.ts";
import { calendarGroups, shareReasons, stuckStates } from "./sharing.ts";
import { textRefusals } from "./text-refusals.ts";

const access = { staff: "list_user_calendar" } as const;

const aboutShares = {
  person: ["shares"],
  inCouncilMode: "pseudonyms",
  asks: ["employeeId", "shareText"],
} as const satisfies About;

/** A share of one of the company's employees, as staff see it. */
const companyShare = share.omit({ can: true, unconnected: true }).extend({
  // What it says on the network, or where it can be found there, would name the person.
  text: doing(share.shape.text),
  permalink: doing(share.shape.permalink),
  shortUrl: doing(share.shape.shortUrl),
  clicks: doing(share.shape.clicks),
  /** With the clock that its times are told by. */
  company: named.extend({ timeZone: z.string() }),
  employee: shownPerson,
  can: z.object({ cancel: z.boolean(), reschedule: z.boolean(), editText: doingOr(z.boolean(), false) }),
});

const filters = {
  network: z.enum(networks).optional(),
  group: z.enum(calendarGroups).optional(),
  employeeId: ref("employee").optional(),
};

/** The days between two dates of the company's calendar: how many shares, and the first few of each day. */
export const companyCalendar = endpoint({
  name: "company-calendar",
  method: "GET",
  path: "/services/post/api/corporate/social-share-calendar",
  about: aboutShares,
  access,
  reads: ["share"],
  input: z.object({ startDate: z.iso.date(), endDate: z.iso.date(), ...filters }),
  output: z.object({
    timeZone: z.string(),
    today: z.iso.date(),
    days: z.array(
      z.object({
        date: z.iso.date(),
        counts: z.record(z.enum(calendarGroups), z.number().int()),
        /** At most `limits.share.calendarPerDay`, the earliest. */
        shares: z.array(companyShare),
      }),
    ),
  }),
  errors: ["validation"],
});

/** Every share between two dates, earliest first, page by page. */
export const listCompanyShares = endpoint({
  name: "list-company-shares",
  method: "GET",
  path: "/services/post/api/corporate/social-shares",
  about: aboutShares,
  access,
  reads: ["share"],
  input: z.object({ ...pageInput, startDate: z.iso.date(), endDate: z.iso.date(), ...filters }),
  output: pageOf(companyShare),
  errors: ["validation"],
});

/** Every held and failed share with its reason, latest first: a company's staff see their own company's. */
export const listStuckShares = endpoint({
  name: "list-stuck-shares",
  method: "GET",
  path: "/services/post/api/corporate/stuck-shares",
  about: aboutShares,
  access,
  reads: ["share"],
  input: z.object({
    ...pageInput,
    state: z.enum(stuckStates).optional(),
    network: z.enum(networks).optional(),
    reason: z.enum(shareReasons).optional(),
    employeeId: ref("employee").optional(),
    company: refList(choiceRefs.company).optional(),
    /** Shares that failed for good in the last 24 hours, as a dashboard counts them. */
    failed: z.enum(["lastDay"]).optional(),
    sort: listSort(["when"], "-when"),
  }),
  output: pageOf(companyShare),
  errors: [],
});

export const readCompanyShare = endpoint({
  name: "read-company-share",
  method: "GET",
  path: "/services/post/api/corporate/social-shares/:shareId",
  about: aboutShares,
  access,
  reads: ["share"],
  input: z.object({ shareId: ref("companyShare") }),
  output: companyShare,
  errors: ["not_found"],
});

/** Employees to narrow the calendar to, found by name or address. */
export const findCalendarEmployees = endpoint({
  name: "find-calendar-employees",
  method: "GET",
  path: "/services/post/api/corporate/calendar-employees",
  about: "none",
  access,
  reads: ["employee"],
  input: z.object({ search: z.string().trim().min(limits.search.min).max(100) }),
  output: z.object({
    items: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
  }),
  errors: [],
});

export const rescheduleCompanyShare = endpoint({
  name: "reschedule-company-share",
  method: "POST",
  path: "/services/post/api/corporate/reschedule-post",
  about: aboutShares,
  access,
  changes: ["share"],
  input: z.object({ shareId: ref("companyShare"), scheduleDate: z.iso.date(), scheduleTime: timeOfDay }),
  output: companyShare,
  errors: ["not_found", "share_not_open", "schedule_in_past", "weekly_limit_reached"],
});

export const updateCompanyShareText = endpoint({
  name: "update-company-share-text",
  method: "POST",
  path: "/services/post/api/corporate/scheduled-post-update-text",
  about: aboutShares,
  access,
  changes: ["share"],
  input: z.object({ shareId: ref("companyShare"), version: rowVersion, shareText: z.string().max(6000) }),
  output: companyShare,
  errors: textRefusals,
});

export const cancelCompanyShare = endpoint({
  name: "cancel-company-share",
  method: "POST",
  path: "/services/post/api/corporate/social-share-cancel",
  about: aboutShares,
  access,
  changes: ["share"],
  input: z.object({ shareId: ref("companyShare") }),
  output: companyShare,
  errors: ["not_found", "share_not_open"],
});
