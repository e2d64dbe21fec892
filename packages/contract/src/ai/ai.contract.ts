import { z } from "zod";
import { postSources } from "../content/content.ts";
import { type Access, endpoint, type ServiceFamily } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import {
  aiAudiences,
  aiDefaults,
  aiImageShapes,
  aiLanguages,
  aiLengths,
  aiModels,
  aiReferrers,
  aiTextTools,
  aiTones,
} from "./ai.ts";

const { tones, items, promptMax, imagePromptMax, draftMax, detectTexts } = limits.ai;

const modelId = z.enum(aiModels).default(aiDefaults.model).meta({ outside: "a name of a model" });
const someTones = z.array(z.enum(aiTones)).max(tones);
const fixedList = { outside: "the place in a fixed list of audiences" };
const audienceId = z.number().int().min(1).max(aiAudiences.length).meta(fixedList);

/** The content of the form: the model reads it as material, never as an instruction. */
const draft = z.object({
  title: z.string().max(limits.post.titleMax).default(""),
  copy: z.string().max(draftMax).default(""),
  postUrl: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(limits.post.urlMax)]).default(""),
});

const textInput = z.object({
  userPrompt: z.string().trim().max(promptMax).default(""),
  modelId,
  aiTextTool: z.enum(aiTextTools),
  /** Absent means the first call of the network's tab. */
  textItemsCount: z.number().int().min(1).max(items).optional(),
  requestReferrerPage: z.enum(aiReferrers),
  postId: ref("post").optional(),
  /** Of a post that is not saved yet. */
  source: z.enum(postSources).optional(),
  draft: draft.optional(),
  network: z.enum(networks).optional(),
  length: z.enum(aiLengths).optional(),
  tones: someTones.default([]),
  language: z.enum(aiLanguages).optional(),
  audienceModelId: audienceId.optional(),
});

const textOutput = z.object({ data: z.array(z.object({ text: z.string() })) });

/** Streamed while it is written to callers that ask for an event stream; the final answer holds the checked texts. */
const textProgress = z.object({ item: z.number().int(), text: z.string() });

/** A picture of ours from now on; as posts and the gallery show theirs. */
const aiPicture = z.object({
  id: ref("media"),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

const config = z.object({
  userAiTextLanguage: z.enum(aiLanguages).nullable(),
  userAiTextTonalities: someTones,
  userAiTextAudienceModelId: audienceId.nullable().meta(fixedList),
});

const left = z.object({ left: z.number().int(), renewsAt: z.iso.datetime() });

const settingsOutput = z.object({
  config,
  texts: left,
  images: left,
  can: z.object({ text: z.boolean(), image: z.boolean(), keepInGallery: z.boolean() }),
});

const failures = ["too_many_requests", "ai_budget_used", "ai_unavailable", "ai_refused"] as const;
const closed = ["feature_off", "ai_source_off", "not_found", "ai_content_needed"] as const;

function aiText<const A extends Access>(name: string, family: ServiceFamily, access: A, light: boolean) {
  return endpoint({
    name,
    method: "POST",
    path: `${family}/generate-ai-text`,
    about: "none",
    access,
    changes: ["ai"],
    input: textInput,
    output: textOutput,
    progress: textProgress,
    errors: [...failures, ...closed, ...(light ? (["light_front_user"] as const) : [])],
  });
}

function aiImage<const A extends Access>(name: string, family: ServiceFamily, access: A, light: boolean) {
  return endpoint({
    name,
    method: "POST",
    path: `${family}/generate-ai-image`,
    about: "none",
    access,
    changes: ["ai"],
    input: z.object({
      userPrompt: z.string().trim().min(1).max(imagePromptMax),
      modelId,
      shape: z.enum(aiImageShapes).default("WIDE"),
      requestReferrerPage: z.enum(aiReferrers),
    }),
    output: aiPicture,
    errors: [
      ...failures,
      "feature_off",
      "media_not_usable",
      ...(light ? (["light_front_user"] as const) : []),
    ],
  });
}

function aiConfig<const A extends Access>(name: string, family: ServiceFamily, access: A) {
  return endpoint({
    name,
    method: "PUT",
    path: `${family}/save-user-ai-text-config`,
    about: "none",
    access,
    changes: ["ai"],
    input: config,
    output: config,
    errors: [],
  });
}

function aiSettings<const A extends Access>(name: string, family: ServiceFamily, access: A) {
  return endpoint({
    name,
    method: "GET",
    path: `${family}/ai-settings`,
    about: "none",
    access,
    reads: ["ai"],
    /** With a post, or the source of one that is being written, `can` refers to it. */
    input: z.object({ postId: ref("post").optional(), source: z.enum(postSources).optional() }),
    output: settingsOutput,
    errors: ["not_found"],
  });
}

const employee = { front: "aiTextSuggestion" } as const;
const writer = { staff: "add_post" } as const;
const [front, office] = ["/services/front/api", "/services/admin/api"] as const;

export const generateAiText = aiText("generate-ai-text", front, employee, true);
export const generateStaffAiText = aiText("generate-staff-ai-text", office, writer, false);
export const generateAiImage = aiImage("generate-ai-image", front, employee, true);
export const generateStaffAiImage = aiImage("generate-staff-ai-image", office, writer, false);
export const saveUserAiTextConfig = aiConfig("save-user-ai-text-config", front, employee);
export const saveStaffAiTextConfig = aiConfig("save-staff-ai-text-config", office, writer);
export const readAiSettings = aiSettings("read-ai-settings", front, employee);
export const readStaffAiSettings = aiSettings("read-staff-ai-settings", office, writer);

/**
 * How much of the texts came from the AI panel, by our own record of what it suggested to this person for this post.
 * With `askProvider` the model guesses as well, which proves nothing.
 */
export const detectAiText = endpoint({
  name: "detect-ai-text",
  method: "POST",
  path: "/services/admin/api/detect-ai-text",
  about: "none",
  access: writer,
  reads: [],
  input: z.object({
    texts: z
      .array(z.string().max(draftMax))
      .min(1)
      .max(detectTexts)
      .meta({ example: ["A text of a post."] }),
    postId: ref("post").optional(),
    askProvider: z.boolean().default(false),
  }),
  output: z.object({
    percent: z.number().int().min(0).max(100),
    providerPercent: z.number().int().min(0).max(100).nullable(),
  }),
  errors: ["not_found", "too_many_requests", "ai_budget_used", "ai_unavailable", "feature_off"],
});
