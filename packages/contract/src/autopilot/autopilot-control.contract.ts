import { z } from "zod";
import { personRow } from "../kit/about.ts";
import { autopilotCycles, workDays } from "../companies/settings/company-choices.ts";
import { choiceRefs } from "../kit/choice-source.ts";
import { endpoint } from "../kit/endpoint.ts";
import { refList } from "../kit/list.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { autopilotObstacles } from "./autopilot-words.ts";

const base = "/services/admin/api/autopilot";
const count = z.number().int();

const ofPeople = {
  ...pageInput,
  search: z.string().trim().min(limits.search.min).max(100).optional(),
  company: refList(choiceRefs.company).optional(),
  on: z.enum(["true", "false"]).optional(),
};
const person = { id: ref("employee"), name: z.string(), email: z.string(), company: named };

/** Employees with what each asks of the autopilot, by name. */
export const listAutopilotUsers = endpoint({
  name: "list-autopilot-users",
  method: "GET",
  path: `${base}/configs`,
  about: { person: ["plans"], inCouncilMode: "refused" },
  access: { staff: "list_user_autopilot_log" },
  reads: ["autopilotRun", "employee"],
  input: z.object(ofPeople),
  output: pageOf(
    personRow(
      z.object({
        ...person,
        state: z.enum(["ON", "OFF", "AWAY"]),
        away: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
        cycle: z.enum(autopilotCycles),
        /** Null for whoever has never configured it. */
        choice: z
          .object({
            networks: z.array(z.enum(networks)),
            categories: count,
            /** Posts a week in the classic cycle, days of four weeks in the monthly one. */
            filters: count,
            days: z.array(z.enum(workDays)),
            hours: z.object({ from: z.string(), to: z.string() }).nullable(),
            savedAt: z.iso.datetime(),
          })
          .nullable(),
      }),
    ),
  ),
  errors: ["validation"],
});

/** Whether the autopilot works for each employee, and what stops it. */
export const listAutopilotRunStatus = endpoint({
  name: "list-autopilot-run-status",
  method: "GET",
  path: `${base}/run-status`,
  about: { person: ["plans"], inCouncilMode: "refused" },
  access: { fullAccess: "no permission opens /admin/user-autopilot-run-status" },
  reads: ["autopilotRun"],
  input: z.object(ofPeople),
  output: pageOf(
    personRow(
      z.object({
        ...person,
        on: z.boolean(),
        plannedAt: z.iso.datetime().nullable(),
        /** Shares that the autopilot has planned in the current week and in the next one. */
        thisWeek: count,
        nextWeek: count,
        /** Of the week planned last. */
        gaps: count,
        obstacles: z.array(z.enum(autopilotObstacles)),
      }),
    ),
  ),
  errors: ["validation"],
});

/** When the autopilot shares in the week planned last, for whoever sets its windows. */
export const readPlannedTimes = endpoint({
  name: "read-planned-autopilot-times",
  method: "GET",
  path: `${base}/planned-times/:companyId`,
  about: "group",
  access: { staff: "edit_company" },
  reads: ["autopilot"],
  input: z.object({ companyId: ref("company") }),
  output: z.object({
    monday: z.iso.date(),
    /** Null, or left out of the times, where works-council mode withholds them; where it rounds, at least as many. */
    shares: count.nullable(),
    rounded: z.boolean(),
    /** Quarters of an hour on the company's clock with a share in them. */
    times: z.array(z.object({ minute: count, count })),
  }),
  errors: ["not_found"],
});

/** Plans the coming week of a company at once. If a run is in progress, it is returned instead of a second one. */
export const planCompanyNow = endpoint({
  name: "plan-company-now",
  method: "POST",
  path: `${base}/plan-company-now`,
  about: "none",
  access: { staff: "edit_company", provider: true },
  changes: ["autopilotRun"],
  input: z.object({ companyId: ref("company") }),
  output: z.object({ runId: z.number().int(), monday: z.iso.date() }),
  errors: ["not_found", "autopilot_off", "edited_meanwhile"],
});
