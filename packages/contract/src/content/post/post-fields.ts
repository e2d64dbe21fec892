import { z } from "zod";
import { calendarDay } from "../../kit/calendar-day.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { networks } from "../../networks/networks.ts";
import {
  contentLanguages,
  imageSelectionModes,
  postSources,
  postStatuses,
  postTypes,
  shareTypes,
  voices,
} from "../content.ts";

export const voiceCopy = z.object({
  voice: z.enum(voices),
  copy: z.partialRecord(z.enum(networks), z.string().max(6000)),
});

export const postImage = z.object({
  id: ref("media"),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** The file of a video or document post, under an address that expires after an hour or two. */
export const attachment = z.object({
  kind: z.enum(["VIDEO", "DOCUMENT"]),
  title: z.string(),
  url: z.string(),
  /** Poster or first page. */
  posterUrl: z.string().nullable(),
  fileName: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
});

export const httpUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(limits.post.urlMax);

/** As staff write it: with how much of it a machine wrote, in percent. */
export const staffVoice = voiceCopy.extend({
  aiPercent: z.number().int().min(0).max(100).nullable().default(null),
});

const { post: limit } = limits;

export const postFields = z.object({
  title: z.string().trim().min(limit.titleMin).max(limit.titleMax),
  serialNumber: z.number().int().min(1).max(2_147_483_647).nullable().default(null),
  categoryId: ref("category"),
  definingTagIds: z.array(ref("definingTag")).max(limit.definingTags).default([]),
  postTagIds: z.array(ref("postTag")).max(limit.tags).default([]),
  curatorCodeId: ref("curatorCode").nullable().default(null),
  source: z.enum(postSources),
  type: z.enum(postTypes),
  language: z.enum(contentLanguages),
  postUrl: httpUrl.nullable(),
  facebookUrl: httpUrl.nullable().default(null),
  linkedinImageUrl: httpUrl.nullable().default(null),
  campaignName: z.string().trim().max(limit.campaignMax).nullable(),
  notes: z.string().trim().max(limit.notesMax).nullable(),
  featuredUntil: calendarDay.nullable(),
  frontPageNews: z.boolean(),
  /** News for one even slice of the readers a day; null is news for all at once. */
  dripDays: z.number().int().min(1).max(limit.dripDaysMax).nullable().default(null),
  /** Whom front-page news is for; none is everybody. */
  groupIds: z.array(ref("userGroupParameter")).max(limit.groups).default([]),
  publishAt: z.iso.datetime().nullable(),
  startsOn: calendarDay.nullable().default(null),
  endsOn: calendarDay.nullable(),
  voices: z.array(staffVoice).min(1).max(limit.voices),
  imageIds: z.array(ref("media")).max(limit.images),
  imageSelectionMode: z.enum(imageSelectionModes).default("ALL"),
  shareType: z.enum(shareTypes).default("ALL"),
  attachmentId: ref("media").nullable().default(null),
  attachmentTitle: z.string().trim().max(limit.fileTitleMax).nullable().default(null),
  videoEmbedCode: z.string().trim().max(limit.embedMax).nullable().default(null),
  /** Employees may change its copy although their company locks copies. */
  copyEditable: z.boolean().default(false),
});

/** To continue although another post has the serial number: it moves to this one. */
export const postInput = postFields.extend({ takeSerialNumber: z.boolean().default(false) });

/**
 * The caller's draft that a new post was written in: it ends with the post. One that has ended meanwhile keeps nobody from
 * saving, so an unknown id, or somebody else's, is no refusal: it ends nothing.
 */
export const fromDraft = {
  draftId: z
    .number()
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER)
    .meta({ outside: "only looked up among the caller's own" })
    .optional(),
};

const named = z.object({ id: z.number().int(), name: z.string() });

const mayDo = z.object({ edit: z.boolean(), duplicate: z.boolean(), remove: z.boolean() });

export const adminPost = z.object({
  id: ref("post"),
  version: z.number().int(),
  ...postFields.shape,
  postUrl: z.string().nullable(),
  facebookUrl: z.string().nullable(),
  linkedinImageUrl: z.string().nullable(),
  status: z.enum(postStatuses),
  /** Since when a switch keeps it from employees. */
  killedAt: z.iso.datetime().nullable(),
  categoryName: z.string(),
  curatorCode: z.string().nullable(),
  definingTags: z.array(named),
  postTags: z.array(named),
  groups: z.array(named),
  images: z.array(postImage),
  attachment: attachment.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Null while nobody has changed it, and if the account is deleted. */
  updatedBy: z.string().nullable(),
  /** Null where works-council mode withholds them, and at least as many as said where it rounds them. */
  shares: z.number().int().nullable(),
  clicks: z.number().int().nullable(),
  rounded: z.boolean(),
  can: mayDo.extend({ stop: z.boolean() }),
});

export const adminPostRow = adminPost
  .pick({
    id: true,
    version: true,
    title: true,
    serialNumber: true,
    source: true,
    type: true,
    language: true,
    status: true,
    killedAt: true,
    categoryName: true,
    publishAt: true,
    endsOn: true,
    featuredUntil: true,
    startsOn: true,
    frontPageNews: true,
    dripDays: true,
    shares: true,
    clicks: true,
    rounded: true,
  })
  .extend({ can: mayDo, thumbnailUrl: z.string().nullable(), voices: z.number().int() });
