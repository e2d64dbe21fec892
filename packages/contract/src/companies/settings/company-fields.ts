import { z } from "zod";
import { contentLanguages, postSources } from "../../content/content.ts";
import { ref } from "../../kit/ref.ts";
import type { ResourceField } from "../../kit/resource/resource-field.ts";
import { limits } from "../../limits.ts";
import { networks } from "../../networks/networks.ts";
import {
  analyticsTools,
  autopilotCronLogics,
  autopilotCycles,
  autopilotRunOrders,
  realTimeTypes,
} from "./company-choices.ts";
import { dayTime, domain, hashtag, hexColor, timeZone } from "./company-formats.ts";

const { company: limit } = limits;

const shortText = z.string().trim().max(limit.textMax);
/** The example is what most companies have, so that a sample of all fields switches off nothing important. */
const onOff = (section: string, example = false) =>
  ({ kind: "switch", schema: z.boolean().meta({ example }), section }) as const;
const on = (field: string) => ({ field, is: [true] }) as const;
const time = (example: string) =>
  ({ kind: "time", schema: dayTime(example), section: "autopilot", when: on("autopilot") }) as const;
const minutes = (least: number) =>
  ({
    kind: "number",
    schema: z.number().int().min(least).max(limit.gapMaxMinutes),
    section: "autopilot",
    when: on("autopilot"),
  }) as const;
const followers = { kind: "number", schema: z.number().int().min(0).max(limit.followersMax) } as const;
const category = { kind: "reference", of: "category", schema: ref("category").nullable() } as const;

/** Every setting of a company, in the order and the sections of the form. */
export const companyFields = {
  companyName: { kind: "text", schema: z.string().trim().min(1).max(limit.nameMax), section: "general" },
  companyDomain: { kind: "text", schema: domain, section: "general" },
  customerId: {
    kind: "number",
    schema: z
      .number()
      .int()
      .min(1)
      .max(999_999_999_999)
      .nullable()
      .meta({ outside: "the provider's accounting", example: 40218 }),
    section: "general",
  },
  companyTimeZone: { kind: "text", schema: timeZone, section: "general" },

  logo: { kind: "picture", picture: "logo", schema: ref("media").nullable(), section: "brand" },
  themeColor: { kind: "color", schema: hexColor, section: "brand" },
  monthlyReportColor: { kind: "color", schema: hexColor.nullable(), section: "brand" },

  socialNetworks: {
    kind: "choices",
    choices: networks,
    schema: z
      .array(z.enum(networks))
      .min(1)
      .max(networks.length)
      .meta({ example: [...networks] }),
    section: "networks",
  },
  requiredNetwork: {
    kind: "choice",
    choices: networks,
    schema: z.enum(networks).nullable(),
    section: "networks",
  },

  badges: onOff("content", true),
  realTimeContent: onOff("content"),
  feedlyCollection: { kind: "text", schema: shortText, section: "content", when: on("realTimeContent") },
  realTimeType: {
    kind: "choice",
    choices: realTimeTypes,
    schema: z.enum(realTimeTypes),
    section: "content",
    when: on("realTimeContent"),
  },
  realTimeCount: {
    kind: "number",
    schema: z.number().int().min(1).max(100),
    section: "content",
    when: on("realTimeContent"),
  },
  realTimeLanguage: {
    kind: "choice",
    choices: contentLanguages,
    schema: z.enum(contentLanguages).nullable(),
    section: "content",
    when: on("realTimeContent"),
  },
  galleryView: onOff("content", true),
  galleryHashtags: {
    kind: "tags",
    schema: z.array(hashtag).max(limit.hashtags),
    section: "content",
    when: on("galleryView"),
  },
  domainContentQuota: onOff("content"),
  ownPostApproval: onOff("content"),
  trainingCertification: onOff("content"),
  emailMeetingInvite: onOff("content"),
  questionnaire: onOff("content", true),

  multiVoice: onOff("copy", true),
  noOfVoices: {
    kind: "number",
    schema: z.number().int().min(1).max(limits.post.voices).meta({ example: limits.post.voices }),
    section: "copy",
    when: on("multiVoice"),
  },
  differentSocialCopy: onOff("copy", true),
  lockedDownCopy: onOff("copy"),
  prohibitedHashtags: { kind: "tags", schema: z.array(hashtag).max(limit.hashtags), section: "copy" },

  autopilot: onOff("autopilot", true),
  autopilotCycle: {
    kind: "choice",
    choices: autopilotCycles,
    schema: z.enum(autopilotCycles),
    section: "autopilot",
    when: on("autopilot"),
  },
  autopilotCronLogic: {
    kind: "choice",
    choices: autopilotCronLogics,
    schema: z.enum(autopilotCronLogics),
    section: "autopilot",
    when: on("autopilot"),
  },
  autopilotRunOrder: {
    kind: "choice",
    choices: autopilotRunOrders,
    schema: z.enum(autopilotRunOrders),
    section: "autopilot",
    when: on("autopilot"),
  },
  primaryFrom: time("08:00"),
  primaryTo: time("10:00"),
  primaryOverrunTo: time("10:30"),
  secondaryFrom: time("12:00"),
  secondaryTo: time("13:30"),
  secondaryOverrunTo: time("14:00"),
  tertiaryFrom: time("16:30"),
  tertiaryTo: time("18:00"),
  tertiaryOverrunTo: time("18:30"),
  fixedTimeGap: minutes(1),
  overrunHardCap: { ...minutes(0), schema: minutes(0).schema.meta({ example: 30 }) },
  shareTimeFrom: time("07:00"),
  shareTimeTo: time("20:00"),
  oldestPostDays: {
    kind: "number",
    schema: z.number().int().min(limit.oldestPostMinDays).max(limit.oldestPostMaxDays).meta({ example: 60 }),
    section: "autopilot",
    when: on("autopilot"),
  },
  autopilotTopicDescription: {
    kind: "longText",
    schema: shortText,
    section: "autopilot",
    when: on("autopilot"),
  },
  substitute: onOff("autopilot"),
  substituteCategory: { ...category, section: "autopilot", when: on("substitute") },
  substituteTags: {
    kind: "references",
    of: "definingTag",
    schema: z.array(ref("definingTag")).max(limit.tags),
    section: "autopilot",
    when: on("substitute"),
  },
  bestOf: onOff("autopilot"),
  bestOfCategory: { ...category, section: "autopilot", when: on("bestOf") },

  userLevel: onOff("people", true),
  rfsScore: onOff("people"),
  profileReview: onOff("people"),
  allowedInactivityDays: {
    kind: "number",
    schema: z.number().int().min(limit.inactivityMin).max(limit.inactivityMax),
    section: "people",
  },
  linkedinFollowers: { ...followers, section: "people" },
  xingFollowers: { ...followers, section: "people" },

  aiText: onOff("ai"),
  aiTextSources: {
    kind: "choices",
    choices: postSources,
    schema: z.array(z.enum(postSources)).max(postSources.length),
    section: "ai",
    when: on("aiText"),
  },

  linkedinGroup: onOff("linkedin", true),
  linkedinMention: onOff("linkedin", true),
  importLinkedinContent: onOff("linkedin"),
  linkedinContentCategory: { ...category, section: "linkedin", when: on("importLinkedinContent") },

  utm: onOff("utm", true),
  analyticsTool: {
    kind: "choice",
    choices: analyticsTools,
    schema: z.enum(analyticsTools).nullable(),
    section: "utm",
    when: on("utm"),
  },

  reportPageTitles: {
    kind: "tags",
    schema: z.array(z.string().trim().min(1).max(limit.reportTitleMax)).max(limit.reportTitles),
    section: "reports",
  },
  newsletterTemplate: { kind: "longText", schema: z.string().max(limit.templateMax), section: "reports" },
  worksCouncil: onOff("council"),
  worksCouncilMinimum: {
    kind: "number",
    schema: z
      .number()
      .int()
      .min(limit.worksCouncilMinimum.min)
      .max(limit.worksCouncilMinimum.max)
      .meta({ example: limit.worksCouncilMinimum.usual }),
    section: "council",
    when: on("worksCouncil"),
  },

  active: onOff("danger", true),
} as const satisfies Readonly<Record<string, ResourceField>>;

export type CompanyField = keyof typeof companyFields;
export const companyFieldNames = Object.keys(companyFields) as CompanyField[];

/** The parts of the form; single sign-on is one of its own. */
export const companySections = [
  "general",
  "brand",
  "networks",
  "content",
  "copy",
  "autopilot",
  "people",
  "ai",
  "linkedin",
  "utm",
  "reports",
  "council",
  "sso",
  "danger",
] as const;
export type CompanySection = (typeof companySections)[number];

/** What a company's own staff may change. The rest is agreed with the provider. */
export const ownCompanyFields = [
  "logo",
  "themeColor",
  "monthlyReportColor",
  "requiredNetwork",
  "galleryHashtags",
  "prohibitedHashtags",
  "autopilotTopicDescription",
  "primaryFrom",
  "primaryTo",
  "primaryOverrunTo",
  "secondaryFrom",
  "secondaryTo",
  "secondaryOverrunTo",
  "tertiaryFrom",
  "tertiaryTo",
  "tertiaryOverrunTo",
  "fixedTimeGap",
  "overrunHardCap",
  "shareTimeFrom",
  "shareTimeTo",
  "oldestPostDays",
  "reportPageTitles",
  "newsletterTemplate",
] as const satisfies readonly CompanyField[];
export type OwnCompanyField = (typeof ownCompanyFields)[number];
