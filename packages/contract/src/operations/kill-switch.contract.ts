import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { switchScopes } from "./operations.ts";

/** Exact up to a bound; above it an estimate marked as such. */
const count = z.object({ value: z.number().int(), exact: z.boolean() });
const key = z.string().max(100);
export const switchReason = z.string().trim().min(1).max(limits.killSwitch.reasonMax);
/** Null when the product itself set the switch. */
const by = z.string().nullable();

export const switchState = z.object({
  active: z.boolean(),
  reason: z.string().nullable(),
  by,
  at: z.iso.datetime().nullable(),
});

const shareSwitch = switchState.extend({
  /** Planned in the next 24 hours. */
  planned: count,
  held: count,
});

const provider = { staff: "list_kill_switch_cron", provider: true } as const;
const postKeeper = { staff: "list_kill_switch_post", provider: true } as const;

export const readKillSwitches = endpoint({
  name: "read-kill-switches",
  method: "GET",
  path: "/services/cron/api/kill-switches",
  about: "group",
  access: provider,
  reads: ["killSwitch"],
  input: z.object({}),
  output: z.object({
    all: shareSwitch.extend({ companies: z.number().int() }),
    networks: z.array(shareSwitch.extend({ network: z.enum(networks) })),
    /** Everything that any switch holds. */
    held: count,
    cron: z.array(
      switchState.extend({
        job: z.string(),
        schedule: z.string(),
        lastRun: z.object({ at: z.iso.datetime(), state: z.string() }).nullable(),
      }),
    ),
  }),
  errors: [],
});

/** For the header of every page: whether sharing runs, for the company of its reader or for all. */
export const readSharingState = endpoint({
  name: "read-sharing-state",
  method: "GET",
  path: "/services/cron/api/sharing-state",
  about: "group",
  access: { signedIn: "staff", because: "everybody in the back office sees whether sharing runs" },
  reads: ["killSwitch"],
  input: z.object({}),
  output: z.object({
    /** All sharing is stopped. */
    stopped: z.boolean(),
    /** The networks stopped individually. */
    networks: z.array(z.enum(networks)),
    /** Null where works-council mode withholds it. */
    held: count.nullable(),
  }),
  errors: [],
});

const stoppedSwitch = z.object({
  scope: z.enum(["company", "post"]),
  key,
  name: z.string(),
  reason: z.string(),
  by,
  at: z.iso.datetime(),
  held: count,
});

/** Companies or posts that are stopped now, newest first. */
export const listStopped = endpoint({
  name: "list-stopped",
  method: "GET",
  path: "/services/cron/api/kill-switches/stopped",
  about: "group",
  access: provider,
  reads: ["killSwitch"],
  input: z.object({ ...pageInput, scope: z.enum(["company", "post"]).default("company") }),
  output: pageOf(stoppedSwitch),
  errors: [],
});

export const listSwitchCompanies = endpoint({
  name: "list-switch-companies",
  method: "GET",
  path: "/services/cron/api/kill-switches/companies",
  about: "none",
  access: provider,
  reads: ["killSwitch", "company"],
  input: z.object({ search: z.string().trim().max(100).optional() }),
  output: z.object({ companies: z.array(z.object({ id: ref("company"), name: z.string() })) }),
  errors: [],
});

export const switchPreview = z.object({
  /** Whether it is stopped now, by whom and why. */
  state: switchState,
  /** Null where works-council mode withholds them. */
  planned: count.nullable(),
  held: count.nullable(),
  /** Of the held shares: those released over the next hour, not yet due, too old, or held by another switch. */
  goOut: z.number().int().nullable(),
  later: z.number().int().nullable(),
  tooOld: z.number().int().nullable(),
  stays: z.number().int().nullable(),
  /** Empty in works-council mode: how many would be published in each five minutes of that hour. */
  spread: z.array(z.number().int()),
  /** From when on a held share is too old. */
  graceHours: z.number().int(),
  oldestDueAt: z.iso.datetime().nullable(),
});

/** The effects of stopping and of releasing, before either is done. */
export const previewSwitch = endpoint({
  name: "preview-kill-switch",
  method: "GET",
  path: "/services/cron/api/kill-switches/preview",
  about: "group",
  access: provider,
  reads: ["killSwitch", "share"],
  input: z.object({ scope: z.enum(["all", "network", "company"]).default("all"), key: key.default("") }),
  output: switchPreview,
  errors: ["not_found"],
});

const turned = switchState.extend({ scope: z.enum(switchScopes), key });
const turn = { active: z.boolean(), reason: switchReason };

export const setKillSwitch = endpoint({
  name: "set-kill-switch",
  method: "POST",
  path: "/services/cron/api/kill-switches",
  about: "none",
  access: provider,
  changes: ["killSwitch", "share"],
  input: z.object({ scope: z.enum(["all", "network", "cron"]), key: key.default(""), ...turn }),
  output: turned,
  errors: ["not_found"],
});

export const setCompanySwitch = endpoint({
  name: "set-company-kill-switch",
  method: "POST",
  path: "/services/cron/api/kill-switches/companies/:companyId",
  about: "none",
  access: provider,
  changes: ["killSwitch", "share"],
  input: z.object({ companyId: ref("company"), ...turn }),
  output: turned,
  errors: ["not_found"],
});

const logEntry = z.object({
  id: z.number().int(),
  scope: z.enum(switchScopes),
  key,
  name: z.string().nullable(),
  active: z.boolean(),
  reason: z.string(),
  by,
  at: z.iso.datetime(),
  affected: count,
  released: z.number().int(),
  cancelled: z.number().int(),
  doneAt: z.iso.datetime().nullable(),
});

/** Who set which switch, when and why; for one switch if it is named. */
export const listSwitchLog = endpoint({
  name: "list-kill-switch-log",
  method: "GET",
  path: "/services/cron/api/kill-switch-log",
  about: "none",
  access: provider,
  reads: ["killSwitch"],
  input: z.object({ ...pageInput, scope: z.enum(switchScopes).optional(), key: key.optional() }),
  output: pageOf(logEntry),
  errors: [],
});

export const listCronRuns = endpoint({
  name: "list-cron-runs",
  method: "GET",
  path: "/services/cron/api/cron-runs",
  about: "none",
  access: provider,
  reads: ["jobRun"],
  input: z.object({ ...pageInput, job: z.string().max(100).default("") }),
  output: pageOf(
    z.object({
      id: z.string(),
      state: z.string(),
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      skipped: z.boolean(),
      message: z.string().nullable(),
    }),
  ),
  errors: [],
});

const switchedPost = z.object({
  id: ref("post"),
  title: z.string(),
  categoryName: z.string(),
  publishAt: z.iso.datetime(),
  killedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  by,
  held: count,
});

export const listPostSwitches = endpoint({
  name: "list-post-kill-switches",
  method: "GET",
  path: "/services/cron/api/post-kill-switches",
  about: "group",
  access: postKeeper,
  reads: ["killSwitch", "post"],
  input: z.object({
    ...pageInput,
    search: z.string().trim().max(100).optional(),
    state: z.enum(["killed", "all"]).default("killed"),
  }),
  output: pageOf(switchedPost),
  errors: [],
});

export const previewPostSwitch = endpoint({
  name: "preview-post-kill-switch",
  method: "GET",
  path: "/services/cron/api/post-kill-switches/:postId",
  about: "group",
  access: postKeeper,
  reads: ["killSwitch", "share"],
  input: z.object({ postId: ref("post") }),
  output: switchPreview,
  errors: ["not_found"],
});

export const setPostSwitch = endpoint({
  name: "set-post-kill-switch",
  method: "POST",
  path: "/services/cron/api/post-kill-switches/:postId",
  about: "none",
  access: postKeeper,
  changes: ["killSwitch", "share"],
  input: z.object({ postId: ref("post"), ...turn }),
  output: turned,
  errors: ["not_found"],
});
