import { z } from "zod";
import { voices } from "../content/content.ts";
import { endpoint } from "../kit/endpoint.ts";
import { wordList } from "../kit/list.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { mentionInCopy } from "../mentions/mentions.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { connectionGaps, shareReasons, shareStates } from "./sharing.ts";

export const share = z.object({
  id: ref("share"),
  postId: ref("post"),
  postTitle: z.string(),
  thumbnailUrl: z.string().nullable(),
  network: z.enum(networks),
  state: z.enum(shareStates),
  reason: z.enum(shareReasons).nullable(),
  text: z.string(),
  /** What counts towards the limit of its network, links included; on X at least what X itself counts. */
  length: z.object({ used: z.number().int(), max: z.number().int() }),
  dueAt: z.iso.datetime(),
  sharedAt: z.iso.datetime().nullable(),
  permalink: z.string().nullable(),
  shortUrl: z.string().nullable(),
  clicks: z.number().int(),
  /** Published by the person at the network itself; its outcome is known only from the person. */
  assisted: z.boolean(),
  voice: z.enum(voices),
  version: z.number().int(),
  /** It waits for its time, and its network is not connected at present. */
  unconnected: z.enum(connectionGaps).nullable(),
  /** A failure that its owner has put aside. */
  dismissed: z.boolean(),
  can: z.object({
    cancel: z.boolean(),
    reschedule: z.boolean(),
    editText: z.boolean(),
    /** The person is asked to check at the network whether the post is there. */
    confirm: z.boolean(),
    /** The person publishes it at the network itself; it is waiting for that now. */
    finish: z.boolean(),
    /** The person may ask for another try, because the one that was sent had no answer. */
    sendAgain: z.boolean(),
    /** It failed, and no other share has taken its place: the same post can be shared there with another text. */
    shareAgain: z.boolean(),
    /** A failure that nobody has dealt with can be put aside. */
    dismiss: z.boolean(),
    /** Its owner has cancelled it, and its time has not come yet. */
    restore: z.boolean(),
  }),
});

/** As a network's share carries them; empty ones are filled from LinkedIn's. */
export const utmFields = z.object({
  utmCid: z.string().trim().max(limits.utm.max).optional(),
  utmCampaignName: z.string().trim().max(limits.utm.max).optional(),
  utmSource: z.string().trim().max(limits.utm.max).optional(),
  utmMedium: z.string().trim().max(limits.utm.max).optional(),
  utmContent: z.string().trim().max(limits.utm.max).optional(),
  utmTerm: z.string().trim().max(limits.utm.max).optional(),
});

const exampleText = "Our new plant runs on wind alone. Come and see how it was built.";

const networkCopy = z.object({
  socialNetwork: z.enum(networks),
  /** Absent where one text serves all networks: then `otherContent` holds it. */
  shareText: z.string().max(6000).optional().meta({ example: exampleText }),
  isAiGeneratedCopy: z.boolean().default(false),
  isMentionAddedByUser: z.boolean().default(false),
  mentionsAddedByUser: z.array(mentionInCopy).max(limits.mention.perCopy).default([]),
  userCtaConfigId: ref("callToAction").nullable().default(null),
  ...utmFields.shape,
});

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ example: "10:30" });

/** Read aloud to those who do not see it, where the network stores it. */
const altText = z.string().trim().max(limits.altTextMax).default("");

/** One of the person's pictures: of the post or uploaded by the person, or of the gallery. */
const chosenPicture = z.union([
  z.strictObject({ mediaId: ref("media"), altText }),
  z.strictObject({ galleryImageId: ref("galleryImage"), altText }),
]);

export const sharePayload = {
  postId: ref("post"),
  voiceTypeEnum: z.enum(voices),
  /** The networks that are ticked. Absent means all that carry a copy. */
  socialNetworkCheck: z.array(z.enum(networks)).max(networks.length).optional(),
  postSocialShareNetworks: z.array(networkCopy).max(networks.length),
  /** One text for every ticked network without a text of its own. */
  otherContent: z.string().max(6000).optional().meta({ example: exampleText }),
  isAiGeneratedCopy: z.boolean().default(false),
  isMentionAddedByUser: z.boolean().default(false),
  personalFacebook: z.union([z.literal(0), z.literal(1)]).default(0),
  /** The person's own choice of pictures: some of the post's, or of the gallery. */
  changeImage: z.boolean().default(false),
  postImageIds: z.array(ref("media")).max(limits.post.images).default([]),
  browseImages: z.array(ref("galleryImage")).max(limits.post.images).default([]),
  /** The same choice in the person's order, with uploads and alternative texts; where it is given, it decides. */
  pictures: z.array(chosenPicture).max(limits.post.images).default([]),
  /** With ANY_ONE_AT_RANDOM: the picture the person was shown. */
  randomPostImageId: ref("media").nullable().default(null),
};

/** SHARED is a success, anything else is not. */
const shareResult = z.object({ socialNetwork: z.enum(networks), socialShareStatus: z.enum(shareStates) });
const placedShares = z.object({ shares: z.array(share), results: z.array(shareResult) });

export const shareRefusals = [
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
  "network_needed",
  "facebook_needed",
  "use_facebook_button",
  "not_on_network",
  "media_not_usable",
  "video_not_usable",
  "prohibited_words",
  "prohibited_hashtag",
  "mention_not_approved",
  "cta_not_usable",
] as const;

export const sharePost = endpoint({
  name: "share-post",
  method: "POST",
  path: "/services/post/api/share-post",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share"],
  input: z.object({ ...sharePayload, socialShareType: z.literal("DIRECT").default("DIRECT") }),
  output: placedShares,
  errors: shareRefusals,
});

export const schedulePost = endpoint({
  name: "schedule-post",
  method: "POST",
  path: "/services/post/api/schedule-post",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "post"],
  input: z.object({
    ...sharePayload,
    scheduleDate: z.iso.date(),
    scheduleTime: timeOfDay.optional(),
    showScheduleTime: z.boolean().optional(),
  }),
  output: placedShares,
  errors: [...shareRefusals, "schedule_in_past"],
});

export const reschedulePost = endpoint({
  name: "reschedule-post",
  method: "POST",
  path: "/services/post/api/reschedule-post",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "plan"],
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
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "plan"],
  input: z.object({ shareId: ref("share") }),
  output: share,
  errors: ["not_found", "share_not_open", "light_front_user"],
});

/** Takes back that its owner has cancelled it: it waits for its time again. */
export const restoreShare = endpoint({
  name: "restore-share",
  method: "POST",
  path: "/services/post/api/social-share-restore",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "plan"],
  input: z.object({ shareId: ref("cancelledShare") }),
  output: share,
  errors: [
    "not_found",
    "share_not_cancelled",
    "schedule_in_past",
    "weekly_limit_reached",
    "already_shared",
    "light_front_user",
  ],
});

/** Puts a failure aside for good. It keeps its place in every list, and asks for nothing any more. */
export const dismissShare = endpoint({
  name: "dismiss-share",
  method: "POST",
  path: "/services/post/api/social-share-dismiss",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share"],
  input: z.object({ shareId: ref("failedShare") }),
  output: share,
  errors: ["not_found", "share_not_failed", "light_front_user"],
});

export const listShares = endpoint({
  name: "list-shares",
  method: "GET",
  path: "/services/post/api/social-shares",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share"],
  input: z.object({
    ...pageInput,
    postId: ref("post").optional(),
    state: z.enum(shareStates).optional(),
    states: wordList(shareStates).optional(),
    network: z.enum(networks).optional(),
    /** Due on this day of the company's calendar or later, and before the other one. */
    dueFrom: z.iso.date().optional(),
    dueBefore: z.iso.date().optional(),
    /** Only those that wait for their owner: held, unconfirmed, or failed and not dealt with. */
    needsYou: z.literal("true").optional(),
    /** The next scheduled first, or the last published first. */
    order: z.enum(["next", "latest"]).default("latest"),
  }),
  output: pageOf(share),
  errors: [],
});

export const readShare = endpoint({
  name: "read-share",
  method: "GET",
  path: "/services/post/api/social-shares/:shareId",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share"],
  input: z.object({ shareId: ref("share") }),
  output: share,
  errors: ["not_found"],
});

/** The clicks on a share's short link so far, for a receipt that is open. */
export const updateClickCount = endpoint({
  name: "update-click-count",
  method: "GET",
  path: "/services/post/api/update-click-count",
  about: "none",
  access: { front: "post_sharing" },
  reads: [],
  input: z.object({ shareId: ref("share") }),
  output: z.object({
    shareId: ref("share"),
    clicks: z.number().int(),
    lastClickAt: z.iso.datetime().nullable(),
  }),
  errors: ["not_found"],
});

export const overviewSchedule = endpoint({
  name: "overview-schedule",
  method: "GET",
  path: "/services/post/api/social-schedule-overview",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share"],
  input: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
  output: z.object({
    days: z
      .array(z.object({ date: z.iso.date(), counts: z.partialRecord(z.enum(networks), z.number().int()) }))
      .max(limits.share.overviewDays + 1),
    week: z.array(z.object({ network: z.enum(networks), used: z.number().int(), limit: z.number().int() })),
    /** What every short link begins with, so that a preview shows one of the right length. */
    shortLinkBase: z.url(),
  }),
  errors: ["validation"],
});
