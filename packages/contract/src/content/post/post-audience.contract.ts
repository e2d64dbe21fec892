import { z } from "zod";
import { calendarDay } from "../../kit/calendar-day.ts";
import { endpoint } from "../../kit/endpoint.ts";
import { named } from "../../kit/named.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { networks } from "../../networks/networks.ts";
import { feedPlaces, filterVerdicts, hiddenReasons, voices } from "../content.ts";

const hidden = z.enum(hiddenReasons);

/** Counted one by one up to a limit; not exact means that there are more. */
const counted = z.object({ value: z.number().int(), exact: z.boolean() });

const companyAudience = z.object({
  company: named,
  /** Why nobody there sees it; null where whoever has signed up does. */
  hidden: hidden.nullable(),
  /** Who sees it now. Zero where it is hidden. */
  people: counted,
  /** Of those whom it is for: not signed up yet, and switched off. As far as was counted. */
  notSignedUp: z.number().int(),
  off: z.number().int(),
  /** Drip news: after so many of its days as many even slices of the people have had it at the top. */
  drip: z.object({ begun: z.number().int(), days: z.number().int() }).nullable(),
});

/** Who sees a post now and why others do not, by company, by name. A company's staff read of their own only. */
export const readPostAudience = endpoint({
  name: "read-post-audience",
  method: "GET",
  path: "/services/admin/api/posts/:id/audience",
  about: "group",
  access: { staff: "view_post" },
  reads: ["post", "category", "company", "employee", "group", "processingItem", "killSwitch"],
  input: z.object({ ...pageInput, limit: pageInput.limit.default(10), id: ref("post") }),
  output: pageOf(companyAudience).extend({
    countedAt: z.iso.datetime(),
    /** In all companies that see it. */
    people: counted,
    companies: z.object({
      /** That could see it: the one that wrote it, or those connected to its category. */
      all: z.number().int(),
      seeing: z.number().int(),
      /** The remaining ones, for whom the category would have to be connected; null where the caller may not know. */
      unconnected: z.number().int().nullable(),
    }),
  }),
  errors: ["post_not_found"],
});

/** How a post is for one employee, by the rules alone: no accounts of theirs, and nothing that they did. It is recorded. */
export const readPostAs = endpoint({
  name: "read-post-as",
  method: "POST",
  path: "/services/admin/api/posts/:id/as",
  about: { person: ["signIns"], inCouncilMode: "withheld" },
  access: { staff: "list_front_user", also: "view_post" },
  changes: [],
  input: z.object({ id: ref("post"), employeeId: ref("employee") }),
  output: z.object({
    id: z.number().int(),
    person: named,
    company: named,
    readAt: z.iso.datetime(),
    hidden: hidden.nullable(),
    /** Of a post that this person sees. */
    seen: z
      .object({
        since: z.iso.datetime().nullable(),
        place: z.enum(feedPlaces),
        /** The day on which drip news is at the top for this person. */
        topDay: calendarDay.nullable(),
        filter: z.enum(filterVerdicts),
        /** A light front user reads and does not share. */
        mayShare: z.boolean(),
        voices: z.array(z.enum(voices)),
        /** Every network has its own text; otherwise one serves them all. */
        differentCopy: z.boolean(),
        /** Those of the company, and why nobody can share the post there. */
        networks: z.array(
          z.object({ network: z.enum(networks), closed: z.enum(["network", "document"]).nullable() }),
        ),
      })
      .nullable(),
  }),
  errors: ["post_not_found", "not_found"],
});
