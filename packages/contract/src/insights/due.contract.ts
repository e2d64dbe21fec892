import { z } from "zod";
import { calendarDay } from "../kit/calendar-day.ts";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { dueCards } from "./due-cards.ts";

/** What has a date in the next days, for each card of the caller's role that can be counted cheaply. */
export const readDue = endpoint({
  name: "read-due",
  method: "GET",
  path: "/services/admin/api/dashboard/due",
  about: "group",
  access: { signedIn: "staff", because: "everybody of the staff has a dashboard" },
  reads: ["review", "post", "employee", "announcement", "questionnaire"],
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        card: z.enum(dueCards),
        count: z.number().int(),
        /** There are at least this many: the count stops here. */
        more: z.boolean(),
        /** The number to reach, of a weekly target. */
        target: z.number().int().nullable(),
        /** What has waited longest, and since when. */
        oldest: z.object({ id: ref("post"), title: z.string(), since: z.iso.datetime() }).nullable(),
      }),
    ),
    /** The days that the counts are about, and the Monday of the week. */
    today: calendarDay,
    until: calendarDay,
    week: calendarDay,
    /** The companies that the caller's filter leaves; null for all of them. */
    companies: z.array(z.number().int()).nullable(),
  }),
  errors: [],
});

const compared = z.object({ now: z.number().int(), before: z.number().int() });

/** What the caller's company shared lately, against as many days before. */
export const readCompanyFigures = endpoint({
  name: "read-company-figures",
  method: "GET",
  path: "/services/admin/api/corporate/dashboard/figures",
  about: "group",
  access: { staff: "list_user_calendar", company: true },
  reads: ["share", "employee"],
  input: z.object({}),
  output: z.object({
    days: z.number().int(),
    /** Works-council mode: the days are whole weeks until this one, and the figures at least as much; null for until now. */
    until: calendarDay.nullable(),
    /** Null in a company with more employees than are counted while somebody waits. */
    figures: z
      .object({
        /** Null where works-council mode withholds one of the two. */
        shares: compared.nullable(),
        clicks: compared.nullable(),
        /** People who shared. */
        people: compared.nullable(),
      })
      .nullable(),
  }),
  errors: [],
});
