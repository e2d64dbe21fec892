import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { wordList } from "../../kit/list.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { networks } from "../../networks/networks.ts";
import { contentLanguages, reactions } from "../content.ts";
import { postImage } from "../post/post-fields.ts";

const { realTime, post, copy } = limits;

/** An item of the company's feeds as an employee sees it. */
export const realTimeItem = z.object({
  id: ref("realTimeItem"),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  linkDomain: z.string(),
  source: z.string(),
  language: z.enum(contentLanguages).nullable(),
  publishedAt: z.iso.datetime(),
  image: postImage.nullable(),
  likes: z.number().int().nullable(),
  dislikes: z.number().int().nullable(),
  /** As for a post. */
  rounded: z.boolean(),
  ownReaction: z.enum(reactions).nullable(),
  /** The reader has shared it. */
  shared: z.boolean(),
  can: z.object({ share: z.boolean(), react: z.boolean() }),
});

export const listRealTimeContents = endpoint({
  name: "list-real-time-contents",
  method: "GET",
  path: "/services/post/api/real-time-contents",
  about: "group",
  access: { front: "realtime_content" },
  reads: ["realTimeItem"],
  input: z.object({
    ...pageInput,
    language: wordList(contentLanguages).optional(),
    source: z.string().trim().min(1).max(realTime.sourceMax).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: pageOf(realTimeItem),
  errors: ["feature_off"],
});

/** The filters for the items of the company. */
export const listRealTimeSources = endpoint({
  name: "list-real-time-sources",
  method: "GET",
  path: "/services/post/api/real-time-sources",
  about: "none",
  access: { front: "realtime_content" },
  reads: ["realTimeItem"],
  input: z.object({}),
  output: z.object({
    sources: z.array(z.string()),
    languages: z.array(z.enum(contentLanguages)),
  }),
  errors: ["feature_off"],
});

export const readRealTimeContent = endpoint({
  name: "read-real-time-content",
  method: "GET",
  path: "/services/post/api/real-time-contents/:id",
  about: "group",
  access: { front: "realtime_content" },
  reads: ["realTimeItem"],
  input: z.object({ id: ref("realTimeItem") }),
  output: realTimeItem,
  errors: ["feature_off", "not_found"],
});

/** Sent once by whoever opens an item, so that staff see what is read. */
export const viewRealTimeContent = endpoint({
  name: "view-real-time-content",
  method: "PUT",
  path: "/services/front/api/real-time-contents/:id/view",
  about: "none",
  access: { front: "realtime_content" },
  changes: ["reaction"],
  input: z.object({ id: ref("realTimeItem") }),
  output: z.object({ id: ref("realTimeItem") }),
  errors: ["feature_off", "not_found"],
});

const reactionInput = z.object({ id: ref("realTimeItem"), on: z.boolean() });
const reactionState = z.object({
  id: ref("realTimeItem"),
  likes: z.number().int().nullable(),
  dislikes: z.number().int().nullable(),
  rounded: z.boolean(),
  ownReaction: z.enum(reactions).nullable(),
});

export const likeRealTimeContent = endpoint({
  name: "like-real-time-content",
  method: "PUT",
  path: "/services/post/api/real-time-contents/:id/like",
  about: "none",
  access: { front: "realtime_content" },
  changes: ["reaction"],
  input: reactionInput,
  output: reactionState,
  errors: ["feature_off", "not_found", "light_front_user"],
});

export const dislikeRealTimeContent = endpoint({
  name: "dislike-real-time-content",
  method: "PUT",
  path: "/services/post/api/real-time-contents/:id/dislike",
  about: "none",
  access: { front: "realtime_content" },
  changes: ["reaction"],
  input: reactionInput,
  output: reactionState,
  errors: ["feature_off", "not_found", "light_front_user"],
});

const copyText = z.string().trim().max(copy.max.LINKEDIN);

/** The item becomes a post of the employee's own, in the employee's words; it is shared like any other. */
export const takeRealTimeContent = endpoint({
  name: "take-real-time-content",
  method: "POST",
  path: "/services/post/api/real-time-contents/:id/own-post",
  about: "none",
  access: { front: "realtime_content" },
  changes: ["realTimeItem", "ownPost", "post"],
  input: z.object({
    id: ref("realTimeItem"),
    title: z.string().trim().min(post.titleMin).max(post.titleMax),
    copy: z.partialRecord(z.enum(networks), copyText),
    withPicture: z.boolean(),
  }),
  output: z.object({ postId: ref("post") }),
  errors: [
    "feature_off",
    "not_found",
    "light_front_user",
    "prohibited_words",
    "prohibited_hashtag",
    "copy_empty",
    "copy_too_long",
    "copy_too_short",
  ],
});
