import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { repeatedRefs } from "../kit/list.ts";
import { ref } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";
import { proficiencyLevels } from "../permissions.ts";
import { share, shareRefusals } from "../sharing/sharing.contract.ts";
import { shareStates } from "../sharing/sharing.ts";
import { badgeCategories, badgeFamilies, levelCriteria, levelWords } from "./recognition.ts";

const own = { signedIn: "front", because: "badges and levels are the person's own" } as const;

/** A badge that somebody has earned, with the words of their language. */
export const badgeEntry = z.object({
  id: ref("earnedBadge"),
  badgeId: ref("ownBadge"),
  badge: z.object({
    image: z.string().nullable(),
    title: z.string(),
    content: z.string(),
    family: z.enum(badgeFamilies),
    category: z.enum(badgeCategories),
    level: z.number().int(),
    threshold: z.number().int(),
    badgePostTitle: z.string(),
    badgePostSocialCopy: z.string(),
  }),
  /** Where it is published; `shares` also says where it is scheduled or in progress. */
  sharedNetwork: z.array(z.enum(networks)),
  shares: z.array(z.object({ network: z.enum(networks), state: z.enum(shareStates) })),
  earnedAt: z.iso.datetime(),
});

/** Badges that the person has not seen yet; none where the company has switched badges off. */
export const popupBadges = endpoint({
  name: "badge-user-popup",
  method: "GET",
  path: "/services/front/api/badge/user/popup",
  about: "none",
  access: own,
  reads: ["badge"],
  input: z.object({}),
  output: z.array(badgeEntry),
  errors: [],
});

/** Every badge of the person, the newest first, and how many there are to earn. */
export const listUserBadges = endpoint({
  name: "badge-user-list",
  method: "GET",
  path: "/services/front/api/badge/user/list",
  about: "none",
  access: own,
  reads: ["badge"],
  input: z.object({}),
  output: z.object({ items: z.array(badgeEntry), of: z.number().int() }),
  errors: [],
});

export const markBadgesViewed = endpoint({
  name: "badge-mark-as-viewed",
  method: "PATCH",
  path: "/services/front/api/badge/user/mark-as-viewed",
  about: "none",
  access: own,
  changes: [],
  input: z.object({ ids: repeatedRefs("earnedBadge") }),
  output: z.object({ viewed: z.number().int() }),
  errors: ["not_found"],
});

/** The person's level as one word. */
export const readCurrentLevel = endpoint({
  name: "current-level",
  method: "GET",
  path: "/services/front/api/user/current-level",
  about: "none",
  access: own,
  reads: ["level"],
  input: z.object({}),
  output: z.enum(levelWords),
  errors: [],
});

const criterion = z.object({
  key: z.enum(levelCriteria),
  needed: z.number().int(),
  have: z.number().int(),
  met: z.boolean(),
});

/** The criteria of each level, and the person's progress. */
export const readLevelCriteria = endpoint({
  name: "proficiency-level-criteria-info",
  method: "GET",
  path: "/services/front/api/dashboard/proficiency-level-criteria-info",
  about: "none",
  access: own,
  reads: ["level"],
  input: z.object({}),
  output: z.object({
    /** Off, everybody is treated as elite. */
    on: z.boolean(),
    level: z.enum(proficiencyLevels),
    levels: z.array(
      z.object({ level: z.enum(proficiencyLevels), reached: z.boolean(), criteria: z.array(criterion) }),
    ),
    /** Of how many weeks `weeks` counts those with a share. */
    ofWeeks: z.number().int(),
    /** Those weeks, the oldest first and this one last: whether something was shared. */
    weeks: z.array(z.boolean()),
    /** Weeks in a row with a share; this one counts once there is one. */
    streak: z.number().int(),
  }),
  errors: [],
});

/** A word of a form, where everything is text. */
const formSwitch = z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]);

const exampleText = "Ten posts shared with my network. Thank you to everybody who reads along.";

const copy = z.object({
  socialNetwork: z.enum(networks),
  shareText: z.string().max(6000),
  isAiGeneratedCopy: formSwitch.default(false),
});

/** Sent as form data: postSocialShareNetworks[0].shareText and so on. */
const badgeShare = (example: (typeof networks)[number]) => ({
  badgeId: ref("ownBadge"),
  socialShareType: z.literal("DIRECT").default("DIRECT"),
  voiceTypeEnum: z.literal("VOICE_1").default("VOICE_1"),
  postSocialShareNetworks: z
    .array(copy)
    .max(networks.length)
    .meta({ example: [{ socialNetwork: example, shareText: exampleText }] }),
});

const refusals = [...shareRefusals, "feature_off"] as const;

export const shareBadge = endpoint({
  name: "share-badge-post",
  method: "POST",
  path: "/services/post/api/share-badge-post",
  about: "none",
  access: { front: "post_sharing" },
  form: true,
  changes: ["share", "badge"],
  input: z.object(badgeShare("LINKEDIN")),
  output: z.array(
    z.object({ socialNetwork: z.enum(networks), socialShareStatus: z.enum(shareStates), share }),
  ),
  errors: [...new Set(refusals)],
});

/** Before the person is sent to the page of a network that allows only manual sharing. Idempotent: one share. */
export const shareBadgeAssisted = endpoint({
  name: "share-badge-post-facebook",
  method: "POST",
  path: "/services/post/api/share-badge-post-facebook",
  about: "none",
  access: { front: "post_sharing" },
  form: true,
  changes: ["share", "badge"],
  input: z.object({
    ...badgeShare("XING"),
    network: z.enum(networks).default("FACEBOOK").meta({ example: "XING" }),
  }),
  output: z.object({
    socialShareId: ref("share"),
    postId: ref("post"),
    message: z.string(),
    share,
    openUrl: z.url(),
    text: z.string(),
  }),
  errors: [...new Set(refusals)],
});
