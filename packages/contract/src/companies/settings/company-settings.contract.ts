import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { ref, rowVersion } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { companySettings, ownCompanySettings, shownSettings } from "./company-settings.ts";

const id = { id: ref("company") };
const path = "/services/admin/api/company" as const;
/** Given, it refuses whoever read an older state. Left out, the newest state is overwritten. */
const version = rowVersion.optional();

/** A company as its form needs it, with figures shown beside the settings. */
export const companyRecord = shownSettings.extend({
  ...id,
  version: z.number().int(),
  logoUrl: z.string().nullable(),
  users: z.object({ all: z.number().int() }),
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
});
export type CompanyRecord = z.output<typeof companyRecord>;

export const getCompany = endpoint({
  name: "get-company",
  method: "GET",
  path: `${path}/:id`,
  about: "none",
  access: { staff: "edit_company" },
  reads: ["company"],
  input: z.object(id),
  output: companyRecord,
  errors: ["not_found"],
});

export const addCompany = endpoint({
  name: "add-company",
  method: "POST",
  path,
  about: "none",
  access: { staff: "edit_company", provider: true },
  changes: ["company"],
  input: companySettings,
  output: companyRecord,
  errors: ["not_found", "duplicate", "media_not_usable"],
});

export const editCompany = endpoint({
  name: "edit-company",
  method: "PUT",
  path: `${path}/:id`,
  about: "none",
  access: { staff: "edit_company", provider: true },
  changes: ["company"],
  input: companySettings.extend({ ...id, version }),
  output: companyRecord,
  errors: ["not_found", "duplicate", "edited_meanwhile", "media_not_usable"],
});

export const editOwnCompany = endpoint({
  name: "edit-own-company",
  method: "PUT",
  path: "/services/admin/api/corporate/company/:id",
  about: "none",
  access: { staff: "edit_company", company: true },
  changes: ["company"],
  input: ownCompanySettings.extend({ ...id, version }),
  output: companyRecord,
  errors: ["not_found", "duplicate", "edited_meanwhile", "media_not_usable"],
});

/** The effects of saving, each with how many it affects. */
export const consequenceKinds = [
  "signedOut",
  "sharesOnNetworkOff",
  "connectionsOnNetworkOff",
  "groupsEnd",
  "levelsMatter",
  "inactiveSoon",
  "autopilotEnds",
  "domainOfNewcomers",
] as const;
export type ConsequenceKind = (typeof consequenceKinds)[number];

export const previewCompany = endpoint({
  name: "preview-company",
  method: "POST",
  path: `${path}/:id/preview`,
  about: "none",
  access: { staff: "edit_company" },
  reads: ["company"],
  input: companySettings
    .pick({
      companyDomain: true,
      socialNetworks: true,
      linkedinGroup: true,
      userLevel: true,
      allowedInactivityDays: true,
      autopilot: true,
      active: true,
    })
    .extend(id),
  output: z.object({
    consequences: z.array(z.object({ kind: z.enum(consequenceKinds), count: z.number().int() })),
  }),
  errors: ["not_found"],
});

/** What deactivating companies ends, and what it does not. */
export const weighDeactivation = endpoint({
  name: "weigh-company-deactivation",
  method: "POST",
  path: `${path}/deactivation`,
  about: "none",
  access: { staff: "edit_company", provider: true },
  reads: ["company", "employee", "share"],
  input: z.object({ ids: z.array(ref("company")).min(1).max(limits.company.weighedAtOnce) }),
  output: z.object({
    employees: z.number().int(),
    autopilotUsers: z.number().int(),
    /** They are published at their time all the same. */
    scheduledShares: z.number().int(),
  }),
  errors: ["not_found"],
});

export const dashboardViews = ["WEEK", "MONTH"] as const;
export type DashboardView = (typeof dashboardViews)[number];

const period = z.string().regex(/^\d{4}-(W(0[1-9]|[1-4]\d|5[0-3])|0[1-9]|1[0-2])$/);

export const readCompanyDashboard = endpoint({
  name: "read-company-dashboard",
  method: "GET",
  path: `${path}/:id/dashboard`,
  about: "group",
  access: { staff: "list_company" },
  /** Weeks as 2026-W09, months as 2026-03, both of the company's own calendar. */
  reads: ["share", "employee"],
  input: z.object({
    ...id,
    view: z.enum(dashboardViews).meta({ example: "WEEK" }),
    from: period.meta({ example: "2026-W40" }),
    to: period.meta({ example: "2026-W44" }),
  }),
  output: z.object({
    ...id,
    companyName: z.string(),
    companyTimeZone: z.string(),
    users: z.object({
      all: z.number().int(),
      /** Those who may sign in and have done so at least once. */
      signedIn: z.number().int().nullable(),
      /** Those of them who did so in the last thirty days. */
      active: z.number().int().nullable(),
    }),
    /**
     * Works-council mode: months are whole weeks, every figure is at least as much as said, and null where it is withheld.
     */
    rounded: z.boolean(),
    periods: z
      .array(
        z.object({
          period: z.string(),
          from: z.iso.date(),
          until: z.iso.date(),
          newUsers: z.number().int().nullable(),
          shares: z.number().int().nullable(),
          clicks: z.number().int().nullable(),
        }),
      )
      .max(limits.company.dashboardPeriods),
  }),
  errors: ["not_found"],
});
