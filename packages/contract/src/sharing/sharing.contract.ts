import { z } from "zod";
import { voices } from "../content/content.ts";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { shareReasons, shareStates } from "./sharing.ts";

export const share = z.object({
  id: ref("share"),
  postId: ref("post"),
  postTitle: z.string(),
  thumbnailUrl: z.string().nullable(),
  network: z.enum(networks),
  state: z.enum(shareStates),
  reason: z.enum(shareReasons).nullable(),
  text: z.string(),
  dueAt: z.iso.datetime(),
  sharedAt: z.iso.datetime().nullable(),
  permalink: z.string().nullable(),
  shortUrl: z.string().nullable(),
  clicks: z.number().int(),
  can: z.object({ cancel: z.boolean(), reschedule: z.boolean() }),
});

const networkCopy = z.object({
  socialNetwork: z.enum(networks),
  shareText: z.string().max(6000),
});

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ example: "10:30" });

const sharePayload = {
  postId: ref("post"),
  voiceTypeEnum: z.enum(voices),
  postSocialShareNetworks: z.array(networkCopy).min(1).max(networks.length),
};

const refusals = [
  "not_found",
  "network_not_connected",
  "connection_expired",
  "already_shared",
  "weekly_limit_reached",
  "copy_empty",
  "copy_too_long",
  "copy_too_short",
  "copy_locked",
  "feature_off",
  "document_not_on_x",
  "light_front_user",
] as const;

export const sharePost = endpoint({
  name: "share-post",
  method: "POST",
  path: "/services/post/api/share-post",
  access: { front: "post_sharing" },
  input: z.object(sharePayload),
  output: z.object({ shares: z.array(share) }),
  errors: refusals,
});

export const schedulePost = endpoint({
  name: "schedule-post",
  method: "POST",
  path: "/services/post/api/schedule-post",
  access: { front: "post_sharing" },
  input: z.object({
    ...sharePayload,
    scheduleDate: z.iso.date(),
    scheduleTime: timeOfDay.optional(),
  }),
  output: z.object({ shares: z.array(share) }),
  errors: [...refusals, "schedule_in_past"],
});

export const reschedulePost = endpoint({
  name: "reschedule-post",
  method: "POST",
  path: "/services/post/api/reschedule-post",
  access: { front: "post_sharing" },
  input: z.object({
    shareId: ref("share"),
    scheduleDate: z.iso.date(),
    scheduleTime: timeOfDay,
  }),
  output: share,
  errors: ["not_found", "share_not_open", "schedule_in_past", "weekly_limit_reached", "light_front_user"],
});

export const cancelShare = endpoint({
  name: "cancel-share",
  method: "POST",
  path: "/services/post/api/social-share-cancel",
  access: { front: "post_sharing" },
  input: z.object({ shareId: ref("share") }),
  output: share,
  errors: ["not_found", "share_not_open", "light_front_user"],
});

export const listShares = endpoint({
  name: "list-shares",
  method: "GET",
  path: "/services/post/api/social-shares",
  access: { front: "post_sharing" },
  input: z.object({
    ...pageInput,
    postId: ref("post").optional(),
    state: z.enum(shareStates).optional(),
    /** What goes out next first, or what went out last. */
    order: z.enum(["next", "latest"]).default("latest"),
  }),
  output: pageOf(share),
  errors: [],
});

export const readShare = endpoint({
  name: "read-share",
  method: "GET",
  path: "/services/post/api/social-shares/:shareId",
  access: { front: "post_sharing" },
  input: z.object({ shareId: ref("share") }),
  output: share,
  errors: ["not_found"],
});

export const overviewSchedule = endpoint({
  name: "overview-schedule",
  method: "GET",
  path: "/services/post/api/social-schedule-overview",
  access: { front: "post_sharing" },
  input: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
  output: z.object({
    days: z
      .array(z.object({ date: z.iso.date(), counts: z.partialRecord(z.enum(networks), z.number().int()) }))
      .max(limits.share.overviewDays + 1),
    week: z.array(z.object({ network: z.enum(networks), used: z.number().int(), limit: z.number().int() })),
  }),
  errors: ["validation"],
});
