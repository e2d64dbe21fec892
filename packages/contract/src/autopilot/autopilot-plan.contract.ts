import { z } from "zod";
import { shareWindows } from "../companies/settings/company-choices.ts";
import { contentLanguages, voices } from "../content/content.ts";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { connectionGaps, shareStates } from "../sharing/sharing.ts";
import { emptyReasons, mixKinds, planSteps, slotOrigins } from "./autopilot-words.ts";
import { classicInput, monthlyInput } from "./autopilot.contract.ts";
import { weekName } from "./autopilot.ts";

const access = { front: "autopilot_config" } as const;
const base = "/services/front/api/autopilot/user";

/** A slot of a week, as plans name it. */
const slot = z
  .string()
  .max(120)
  .regex(/^[A-Z]+:(\d{1,2}:\d{1,2}|\d{4}-\d{2}-\d{2})$/)
  .meta({ example: "LINKEDIN:0:0" });

/** What a slot asks for, in words. */
const filter = {
  from: z.enum(slotOrigins),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  language: z.enum(contentLanguages).nullable(),
};

const shownPost = {
  postId: ref("post"),
  title: z.string(),
  thumbnailUrl: z.string().nullable(),
  category: z.string().nullable(),
  /** The day from which employees see it; null where it is not known. */
  publishedOn: z.iso.date().nullable(),
};

export const planItem = z.object({
  slot,
  network: z.enum(networks),
  /** Only the person can publish it: they are reminded when it is due. */
  assisted: z.boolean(),
  date: z.iso.date(),
  dueAt: z.iso.datetime(),
  ...shownPost,
  voice: z.enum(voices),
  /** The copy of the voice; a planned share has its own, which its receipt shows. */
  text: z.string(),
  /** Null while it is only likely. */
  share: z
    .object({
      id: ref("share"),
      state: z.enum(shareStates),
      edited: z.boolean(),
      unconnected: z.enum(connectionGaps).nullable(),
    })
    .nullable(),
  reason: z.object({
    ...filter,
    step: z.enum(planSteps),
    /** Of the last two weeks before its own. */
    isNews: z.boolean(),
    kind: z.enum(mixKinds),
    wantedKind: z.enum(mixKinds).nullable(),
    window: z.enum(shareWindows),
    overrun: z.boolean(),
    movedFrom: z.iso.date().nullable(),
  }),
  can: z.object({ skip: z.boolean(), change: z.boolean() }),
});

export const planEmpty = z.object({
  slot,
  network: z.enum(networks),
  date: z.iso.date(),
  ...filter,
  reason: z.enum(emptyReasons),
  /** The person left it empty and may have it filled again. */
  can: z.object({ unskip: z.boolean() }),
});

const planWeek = weekName.extend({
  monday: z.iso.date(),
  /** A planned share is published; a likely one is chosen when the week is planned. */
  state: z.enum(["PLANNED", "LIKELY"]),
  items: z.array(planItem),
  gaps: z.array(planEmpty),
});

const plan = z.object({
  today: z.iso.date(),
  timeZone: z.string(),
  /** A dry run: it is off, or the choice is not saved. */
  dryRun: z.boolean(),
  away: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  weeks: z.array(planWeek).max(limits.autopilot.weeks),
});
const draftErrors = ["validation", "not_found", "light_front_user"] as const;

/** The coming four weeks of what is saved, as they would be planned now. */
export const previewPlan = endpoint({
  name: "preview-autopilot",
  method: "GET",
  path: `${base}/preview`,
  about: "none",
  access,
  reads: ["plan", "share"],
  input: z.object({}),
  output: plan,
  errors: ["light_front_user"],
});

/** The same for a weekly plan that is not saved. */
export const previewClassic = endpoint({
  name: "preview-classic-autopilot",
  method: "POST",
  path: `${base}/preview-classic`,
  about: "none",
  access,
  reads: ["plan"],
  input: classicInput,
  output: plan,
  errors: draftErrors,
});

/** The same for four weeks that are not saved. */
export const previewMonthly = endpoint({
  name: "preview-monthly-autopilot",
  method: "POST",
  path: `${base}/preview-monthly`,
  about: "none",
  access,
  reads: ["plan"],
  input: monthlyInput,
  output: plan,
  errors: draftErrors,
});

/** Leaves one slot of a week empty and withdraws its share; or has it filled again. */
export const skipPlace = endpoint({
  name: "skip-autopilot-place",
  method: "POST",
  path: `${base}/skip`,
  about: "none",
  access,
  /** Any day of the week, one of the four that are shown. */
  changes: ["plan", "share"],
  input: z.object({ date: z.iso.date(), slot, skip: z.boolean() }),
  output: z.object({ monday: z.iso.date(), slot, skip: z.boolean() }),
  errors: ["validation", "share_not_open", "light_front_user"],
});

/** Other posts that fit the slot of a planned share at its time. None for a share that a person made. */
export const listSwapPosts = endpoint({
  name: "list-autopilot-swap-posts",
  method: "GET",
  path: `${base}/swap-posts`,
  about: "none",
  access,
  reads: ["post", "share"],
  input: z.object({ shareId: ref("share") }),
  output: z.object({ items: z.array(z.object({ ...shownPost, text: z.string() })) }),
  errors: ["not_found", "light_front_user"],
});

/** Other posts that fit a likely share's slot at its time. None where nothing is likely there. */
export const listPlacePosts = endpoint({
  name: "list-autopilot-place-posts",
  method: "GET",
  path: `${base}/place-posts`,
  about: "none",
  access,
  reads: ["post", "share", "plan"],
  input: z.object({ date: z.iso.date(), slot }),
  output: z.object({ items: z.array(z.object({ ...shownPost, text: z.string() })) }),
  errors: ["validation", "light_front_user"],
});

/**
 * Makes the likely share of a slot a planned one now, with its own post or another fitting one. It belongs to the
 * person from then on: no plan changes it. A slot that has been planned meanwhile answers its share.
 */
export const planPlace = endpoint({
  name: "plan-autopilot-place",
  method: "POST",
  path: `${base}/plan-place`,
  about: "none",
  access,
  changes: ["plan", "share"],
  /** The post that the person saw there; null takes whatever is likely now. */
  input: z.object({ date: z.iso.date(), slot, postId: ref("post").nullable().default(null) }),
  output: z.object({ shareId: ref("share") }),
  errors: [
    "validation",
    "not_found",
    "autopilot_not_on",
    "plan_outdated",
    "plan_under_way",
    "post_does_not_fit",
    "light_front_user",
  ],
});

/** Replaces the post of a planned share by another fitting one, at the same time. */
export const swapPost = endpoint({
  name: "swap-autopilot-post",
  method: "POST",
  path: `${base}/swap`,
  about: "none",
  access,
  changes: ["plan", "share"],
  input: z.object({ shareId: ref("share"), postId: ref("post") }),
  output: z.object({ shareId: ref("share") }),
  errors: ["not_found", "share_not_open", "post_does_not_fit", "light_front_user"],
});
