import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";

export const mentionStates = ["PENDING_APPROVAL", "ACTIVE", "REJECTED"] as const;
export type MentionState = (typeof mentionStates)[number];

export const mentionAccountTypes = ["ORGANIZATION", "PERSONAL"] as const;
export type MentionAccountType = (typeof mentionAccountTypes)[number];

/** Of a person or an organisation at LinkedIn. */
export const linkedinUrn = z
  .string()
  .regex(/^urn:li:(person|organization):[A-Za-z0-9_-]{1,50}$/)
  .meta({ example: "urn:li:person:AbC123" });

/** A mention as a copy carries it: `@[name](urn)`. */
export const mentionInCopy = z.object({
  displayName: z.string().trim().min(1).max(50),
  linkedinUrn,
  mentionFormat: z.string().max(200),
});

const nameField = z.string().trim().min(1).max(limits.mention.textMax);

const profilePattern =
  /^https:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|company|school|showcase)\/[\p{L}\p{N}%_.-]{2,150}\/?(?:[?#]\S*)?$/iu;

/** The address of a member or an organisation at LinkedIn. */
export const linkedinProfileUrl = z
  .string()
  .trim()
  .max(limits.mention.urlMax)
  .regex(profilePattern)
  .meta({ example: "https://www.linkedin.com/in/sandbox-member-", outside: "LinkedIn", each: true });

const shared = {
  profileUrl: linkedinProfileUrl.nullable().default(null),
  /** How it reads in a copy; the name when it is left out. */
  displayName: nameField.nullable().default(null),
};

export const organizationMention = z.object({
  accountType: z.literal("ORGANIZATION"),
  organizationId: z
    .string()
    .trim()
    .regex(/^[0-9]{1,50}$/)
    .meta({ example: "7000", outside: "LinkedIn", each: true }),
  organizationName: nameField,
  ...shared,
});

export const personalMention = z.object({
  accountType: z.literal("PERSONAL"),
  personalId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,50}$/)
    .meta({ example: "AbC", outside: "LinkedIn", each: true }),
  personalName: nameField,
  ...shared,
});

/** A mention as somebody requests it. */
export const mentionInput = z.union([organizationMention, personalMention]);
export type MentionInput = z.output<typeof mentionInput>;

export const mentionRecord = z.object({
  id: ref("mention"),
  accountType: z.enum(mentionAccountTypes),
  organizationId: z.string().nullable(),
  organizationName: z.string().nullable(),
  personalId: z.string().nullable(),
  personalName: z.string().nullable(),
  profileUrl: z.string().nullable(),
  displayName: z.string(),
  urnId: linkedinUrn,
  status: z.enum(mentionStates),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), decide: z.boolean() }),
});

/** What a search answers: enough to write it into a copy. */
export const foundMention = z.object({
  linkedinUrn,
  displayName: z.string(),
  accountType: z.enum(mentionAccountTypes),
});

export const mentionSearch = {
  displayNameSearchKey: z.string().trim().min(limits.search.min).max(limits.mention.textMax),
  limit: z.number().int().min(1).max(limits.mention.found).default(limits.mention.found),
};

export const mentionUrns = {
  urns: z.array(linkedinUrn).min(1).max(limits.mention.perSubmission),
};

export const mentionRefusals = [
  "validation",
  "mention_urn_duplicate",
  "mention_url_duplicate",
  "mention_person_duplicate",
] as const;
