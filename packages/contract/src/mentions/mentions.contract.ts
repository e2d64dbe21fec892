import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import {
  foundMention,
  mentionRecord,
  mentionRefusals,
  mentionSearch,
  mentionStates,
  mentionUrns,
  mentionInput,
} from "./mentions.ts";

const access = { front: "mention" } as const;
const base = "/services/front/api/linkedin-mention";

export const addMentions = endpoint({
  name: "add-linkedin-mentions",
  method: "POST",
  path: `${base}/add`,
  about: "none",
  access,
  changes: ["mention"],
  input: z.object({ mentions: z.array(mentionInput).min(1).max(limits.mention.perSubmission) }),
  output: z.object({ items: z.array(mentionRecord) }),
  errors: [...mentionRefusals, "light_front_user"],
});

export const updateMention = endpoint({
  name: "update-linkedin-mention",
  method: "PUT",
  path: `${base}/update/:id`,
  about: "none",
  access,
  changes: ["mention"],
  input: z.object({ id: ref("mention"), version: rowVersion, mention: mentionInput }),
  output: mentionRecord,
  errors: [...mentionRefusals, "light_front_user", "not_found", "edited_meanwhile"],
});

/** The employee's own, newest first. */
export const listMentions = endpoint({
  name: "list-linkedin-mentions",
  method: "GET",
  path: `${base}/list`,
  about: "none",
  access,
  reads: ["mention"],
  input: z.object({ ...pageInput, status: z.enum(mentionStates).optional() }),
  output: pageOf(mentionRecord).extend({ can: z.object({ add: z.boolean() }) }),
  errors: ["validation"],
});

/** Mentions that the company's copies may use: approved ones, by the beginning of any word of the name. */
export const findMentions = endpoint({
  name: "find-linkedin-mentions",
  method: "POST",
  path: `${base}/find`,
  about: "none",
  access,
  reads: ["mention"],
  input: z.object(mentionSearch),
  output: z.object({ items: z.array(foundMention) }),
  errors: ["validation"],
});

/** Those of the URNs that the company's copies may mention. */
export const getMentionsByUrns = endpoint({
  name: "get-linkedin-mentions-by-urns",
  method: "POST",
  path: `${base}/get-by-urns`,
  about: "none",
  access,
  reads: ["mention"],
  input: z.object(mentionUrns),
  output: z.object({ items: z.array(foundMention) }),
  errors: ["validation"],
});

export const deleteMention = endpoint({
  name: "delete-linkedin-mention",
  method: "DELETE",
  path: `${base}/delete/:id`,
  about: "none",
  access,
  changes: ["mention"],
  input: z.object({ id: ref("mention") }),
  output: z.object({ id: ref("mention") }),
  errors: ["light_front_user", "not_found"],
});

/** Looked up at LinkedIn, which answers only apps it has approved for this. */
export const lookUpMention = endpoint({
  name: "get-urn-display-name-by-profile-url",
  method: "POST",
  path: `${base}/get-urn-display-name-by-profile-url`,
  about: "none",
  access,
  reads: [],
  input: z.object({
    profileUrl: z
      .string()
      .trim()
      .min(1)
      .max(limits.mention.urlMax)
      .meta({ example: "https://www.linkedin.com/in/anna-weber" }),
  }),
  output: foundMention.extend({ profileUrl: z.string().nullable() }),
  errors: ["validation", "light_front_user", "mention_not_fetched"],
});
