import { z } from "zod";
import { shownPerson } from "../kit/about.ts";
import { autopilotCycles, shareWindows } from "../companies/settings/company-choices.ts";
import { contentLanguages, voices } from "../content/content.ts";
import { calendarDay } from "../kit/calendar-day.ts";
import { choiceRefs } from "../kit/choice-source.ts";
import { endpoint } from "../kit/endpoint.ts";
import { refList, wordList } from "../kit/list.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";
import { shareReasons, shareStates } from "../sharing/sharing.ts";
import {
  emptyReasons,
  mixKinds,
  planSteps,
  runCauses,
  runStates,
  slotOrigins,
  takenBackReasons,
  userRunCauses,
} from "./autopilot-words.ts";

const base = "/services/admin/api/autopilot";
const count = z.number().int();
const companyLog = { staff: "list_company_autopilot_log" } as const;
const userLog = { staff: "list_user_autopilot_log" } as const;
const aboutPlans = { person: ["plans"], inCouncilMode: "refused" } as const;

const between = { createdAtFrom: calendarDay.optional(), createdAtTo: calendarDay.optional() };

const companyRun = z.object({
  id: ref("autopilotRun"),
  company: named,
  monday: z.iso.date(),
  cause: z.enum(runCauses),
  state: z.enum(runStates),
  /** Null where works-council mode withholds them, and at least as many as said where it rounds. */
  people: count.nullable(),
  peopleDone: count.nullable(),
  planned: count.nullable(),
  kept: count.nullable(),
  withdrawn: count.nullable(),
  gaps: count.nullable(),
  rounded: z.boolean(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
});

/** Plannings of companies, newest first; of the last 90 days unless days are named. */
export const listCompanyRuns = endpoint({
  name: "list-company-autopilot-log",
  method: "GET",
  path: `${base}/company-logs`,
  about: "group",
  access: companyLog,
  reads: ["autopilotRun"],
  input: z.object({
    ...pageInput,
    ...between,
    company: refList(choiceRefs.company).optional(),
    cause: wordList(runCauses).optional(),
    state: wordList(runStates).optional(),
  }),
  output: pageOf(companyRun),
  errors: ["validation"],
});

export const readCompanyRun = endpoint({
  name: "read-company-autopilot-log",
  method: "GET",
  path: `${base}/company-logs/:id`,
  about: "group",
  access: companyLog,
  reads: ["autopilotRun"],
  input: z.object({ id: ref("autopilotRun") }),
  output: companyRun.extend({
    requestedBy: z.string().nullable(),
    failure: z.string().nullable(),
    timeZone: z.string(),
    /** The commonest first; null in works-council mode, where each would be of few people. */
    gapReasons: z.array(z.object({ reason: z.enum(emptyReasons), count })).nullable(),
  }),
  errors: ["not_found"],
});

/** Figures of the planned shares of a run's week in their current state. */
export const readRunSpread = endpoint({
  name: "read-company-autopilot-spread",
  method: "GET",
  path: `${base}/company-logs/:id/spread`,
  about: "group",
  access: companyLog,
  reads: ["autopilotRun"],
  input: z.object({ id: ref("autopilotRun") }),
  output: z.object({
    /** Null, or left out of the times, where works-council mode withholds them; where it rounds, at least as many. */
    shares: count.nullable(),
    rounded: z.boolean(),
    /** There are more than were evaluated. */
    more: z.boolean(),
    /** Minutes between colleagues who share one post on one network, at the closest; null where nobody does. */
    closest: count.nullable(),
    fixedGap: count,
    mix: z.object({ original: count.nullable(), curated: count.nullable() }),
    /** Percentages of the control centre; null where the company has none. */
    wanted: z.object({ original: count, curated: count }).nullable(),
    /** Half hours of the day on the company's clock with a share in them. */
    times: z.array(z.object({ minute: count, count })),
    steps: z.object({ own: count.nullable(), substitute: count.nullable(), best_of: count.nullable() }),
  }),
  errors: ["not_found"],
});

const userRun = z.object({
  id: ref("autopilotUserRun"),
  user: shownPerson,
  company: named,
  runId: count.nullable(),
  monday: z.iso.date(),
  cause: z.enum(userRunCauses),
  planned: count,
  kept: count,
  withdrawn: count,
  gaps: count,
  createdAt: z.iso.datetime(),
});

/** Plannings of single people, newest first; of the last 90 days unless days, a person or a run are named. */
export const listUserRuns = endpoint({
  name: "list-user-autopilot-log",
  method: "GET",
  path: `${base}/user-logs`,
  about: aboutPlans,
  access: userLog,
  reads: ["autopilotRun"],
  input: z.object({
    ...pageInput,
    ...between,
    company: refList(choiceRefs.company).optional(),
    user: refList(choiceRefs.employee).optional(),
    run: ref("autopilotRun").optional(),
    cause: wordList(userRunCauses).optional(),
    gaps: z.enum(["true", "false"]).optional(),
  }),
  output: pageOf(userRun),
  errors: ["validation"],
});

const filter = {
  from: z.enum(slotOrigins),
  /** Null once the category is gone. */
  category: named.nullable(),
  tags: z.array(named),
  language: z.enum(contentLanguages).nullable(),
};
const place = { key: z.string(), date: z.iso.date(), network: z.enum(networks) };
const post = z.object({ id: z.number().int(), title: z.string() }).nullable();

/** One share of the week, one slot that stayed empty, or one share that was withdrawn. */
export const planEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("SHARE"),
    ...place,
    slot: z.string(),
    post,
    /** On the company's clock. */
    time: z.string(),
    voice: z.enum(voices),
    state: z.enum(shareStates),
    stateReason: z.enum(shareReasons).nullable(),
    /** It was kept from an earlier run. */
    kept: z.boolean(),
    edited: z.boolean(),
    why: z.object({
      ...filter,
      step: z.enum(planSteps),
      kind: z.enum(mixKinds),
      wantedKind: z.enum(mixKinds).nullable(),
      window: z.enum(shareWindows),
      overrun: z.boolean(),
      movedFrom: z.iso.date().nullable(),
    }),
  }),
  z.object({ kind: z.literal("GAP"), ...place, why: z.object({ ...filter, reason: z.enum(emptyReasons) }) }),
  z.object({
    kind: z.literal("WITHDRAWN"),
    key: z.string(),
    network: z.enum(networks),
    post,
    reason: z.enum(takenBackReasons),
  }),
  /** Chosen, but the person or the limits came first when it was to be stored. */
  z.object({ kind: z.literal("UNPLACED"), key: z.string(), network: z.enum(networks), post }),
]);
export type PlanEntry = z.output<typeof planEntry>;

export const readUserRun = endpoint({
  name: "read-user-autopilot-log",
  method: "GET",
  path: `${base}/user-logs/:id`,
  about: aboutPlans,
  access: userLog,
  reads: ["autopilotRun"],
  input: z.object({ id: ref("autopilotUserRun") }),
  output: userRun.extend({
    timeZone: z.string(),
    cycle: z.enum(autopilotCycles),
    on: z.boolean(),
    entries: z.array(planEntry),
    /** The newest plan of each week of this person around this one. */
    weeks: z.array(
      z.object({ id: ref("autopilotUserRun"), monday: z.iso.date(), planned: count, gaps: count }),
    ),
  }),
  errors: ["not_found"],
});
