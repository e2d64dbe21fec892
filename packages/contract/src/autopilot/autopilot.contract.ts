import { z } from "zod";
import { autopilotCycles, workDays } from "../companies/settings/company-choices.ts";
import { contentLanguages } from "../content/content.ts";
import { calendarDay } from "../kit/calendar-day.ts";
import { endpoint } from "../kit/endpoint.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import {
  autopilotStatus,
  choiceVersion,
  chosenNetworks,
  classicRow,
  classicRowInput,
  dayConfig,
  monthlyWeekInput,
  shareTimeOfDay,
  topic,
  weekName,
} from "./autopilot.ts";

const access = { front: "autopilot_config" } as const;
const base = "/services/front/api/autopilot/user";

/** What somebody chooses from: the company's networks, topics, hours and reserved days, and the rows it suggests. */
export const readAutopilotContext = endpoint({
  name: "read-autopilot-control-center-config",
  method: "GET",
  path: "/services/front/api/autopilot-control-center-config",
  about: "none",
  access,
  reads: ["autopilot"],
  input: z.object({}),
  output: z.object({
    cycle: z.enum(autopilotCycles),
    socialNetworks: z.array(
      z.object({
        socialNetwork: z.enum(networks),
        connected: z.boolean(),
        /** Connected with an account on which only the person can publish. */
        assisted: z.boolean(),
      }),
    ),
    topics: z.array(topic),
    shareTimeFrom: z.string(),
    shareTimeTo: z.string(),
    reservedDays: z.array(
      z.object({
        day: z.enum(workDays),
        category: z.string(),
        language: z.enum(contentLanguages).nullable(),
      }),
    ),
    suggestedPostCount: z.number().int(),
    /** At most ten; those beyond the suggested count have no post yet. */
    userAutoPilotConfigs: z.array(classicRow).max(limits.autopilot.rows),
  }),
  errors: ["light_front_user"],
});

const state = {
  autopilotStatus,
  socialNetworks: z.array(z.enum(networks)),
  /** Own hours; both null for the company's. */
  shareTimeFrom: z.string().nullable(),
  shareTimeTo: z.string().nullable(),
  /** Agrees to other working days when the own ones are full. */
  otherDays: z.boolean(),
  apOutOfOfficeStatus: z.boolean(),
  apOutOfOfficeStartDate: z.iso.date().nullable(),
  apOutOfOfficeEndDate: z.iso.date().nullable(),
  version: choiceVersion,
};

export const classicConfig = z.object({
  ...state,
  userAutoPilotConfigs: z.array(classicRow),
  days: z.array(z.enum(workDays)),
});

export const readClassicConfig = endpoint({
  name: "read-classic-config",
  method: "GET",
  path: `${base}/classic-config`,
  about: "none",
  access,
  reads: ["autopilot"],
  input: z.object({}),
  output: classicConfig,
  errors: ["light_front_user"],
});

const filter = {
  socialNetworks: chosenNetworks,
  shareTimeFrom: shareTimeOfDay.nullable().default(null),
  shareTimeTo: shareTimeOfDay.nullable().default(null),
  otherDays: z.boolean().default(false),
};

export const classicInput = z.object({
  ...filter,
  userAutoPilotConfigs: z.array(classicRowInput).max(100),
  days: z.array(z.enum(workDays)).max(workDays.length).default(["TUESDAY", "THURSDAY"]),
});

const saving = {
  /** The version that was read; null overwrites whatever is there. */
  version: choiceVersion.nullable().default(null),
  /** Saving switches it on unless only saving is asked for. */
  autopilotStatus: autopilotStatus.default(1),
};

export const saveClassicConfig = endpoint({
  name: "save-classic-config",
  method: "POST",
  path: `${base}/save-classic-config`,
  about: "none",
  access,
  changes: ["autopilot", "plan", "share", "account"],
  input: classicInput.extend(saving),
  output: classicConfig.extend({ message: z.string() }),
  errors: ["validation", "not_found", "light_front_user", "edited_meanwhile"],
});

export const monthlyConfig = z.object({
  ...state,
  /** The four weeks from the first whole one on, with the days that the company reserves. */
  autopilotMonthlyWeekDataList: z.array(
    weekName.extend({ monday: z.iso.date(), autopilotMonthlyConfigs: z.array(dayConfig) }),
  ),
});

export const readMonthlyConfig = endpoint({
  name: "read-monthly-config",
  method: "GET",
  path: `${base}/monthly-config`,
  about: "none",
  access,
  reads: ["autopilot"],
  input: z.object({}),
  output: monthlyConfig,
  errors: ["light_front_user"],
});

export const monthlyInput = z.object({
  ...filter,
  autopilotMonthlyWeekDataList: z
    .array(monthlyWeekInput)
    .min(limits.autopilot.weeks)
    .max(limits.autopilot.weeks),
});

export const saveMonthlyConfig = endpoint({
  name: "save-monthly-config",
  method: "POST",
  path: `${base}/monthly-config`,
  about: "none",
  access,
  changes: ["autopilot", "plan", "share", "account"],
  input: monthlyInput.extend(saving),
  output: monthlyConfig.extend({ message: z.string() }),
  errors: ["validation", "not_found", "light_front_user", "edited_meanwhile"],
});

export const changeAutopilotStatus = endpoint({
  name: "change-autopilot-status",
  method: "PATCH",
  path: `${base}/change-status`,
  about: "none",
  access,
  changes: ["autopilot", "plan", "share", "account"],
  input: z.object({ autopilotStatus: z.coerce.number().pipe(autopilotStatus).meta({ example: 1 }) }),
  output: z.object({ autopilotStatus }),
  errors: ["validation", "light_front_user"],
});

/** The autopilot pauses from the first to the last of these days, and resumes automatically; null ends it early. */
export const setOutOfOffice = endpoint({
  name: "set-autopilot-out-of-office",
  method: "PATCH",
  path: `${base}/out-of-office`,
  about: "none",
  access,
  changes: ["autopilot", "plan", "share"],
  input: z.object({
    apOutOfOfficeStartDate: z.iso.date().nullable(),
    apOutOfOfficeEndDate: z.iso.date().nullable(),
  }),
  output: z.object({
    apOutOfOfficeStatus: z.boolean(),
    apOutOfOfficeStartDate: z.iso.date().nullable(),
    apOutOfOfficeEndDate: z.iso.date().nullable(),
  }),
  errors: ["validation", "light_front_user"],
});

/** The four weeks that somebody sets up on this date. */
export const readWeekList = endpoint({
  name: "read-week-list",
  method: "GET",
  path: "/services/cron/api/week-list",
  about: "none",
  access,
  reads: ["plan"],
  input: z.object({ localDate: calendarDay }),
  output: z.array(weekName),
  errors: ["validation", "light_front_user"],
});
