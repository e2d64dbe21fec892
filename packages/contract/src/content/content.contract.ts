import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { refList, wordList } from "../kit/list.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import {
  contentLanguages,
  imageSelectionModes,
  postSources,
  postStatuses,
  postTypes,
  reactions,
  shareTypes,
  voices,
} from "./content.ts";

export const voiceCopy = z.object({
  voice: z.enum(voices),
  copy: z.partialRecord(z.enum(networks), z.string().max(6000)),
});

const image = z.object({
  id: ref("media"),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

const httpUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2000);

export const postFields = z.object({
  title: z.string().trim().min(limits.post.titleMin).max(limits.post.titleMax),
  categoryId: ref("category"),
  source: z.enum(postSources),
  type: z.enum(["IMAGE", "TEXT"]),
  language: z.enum(contentLanguages),
  postUrl: httpUrl.nullable(),
  campaignName: z.string().trim().max(limits.post.campaignMax).nullable(),
  notes: z.string().trim().max(limits.post.notesMax).nullable(),
  featuredUntil: z.iso.date().nullable(),
  frontPageNews: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  endsOn: z.iso.date().nullable(),
  voices: z.array(voiceCopy).min(1).max(limits.post.voices),
  imageIds: z.array(ref("media")).max(limits.post.images),
});

export const adminPost = z.object({
  id: ref("post"),
  version: z.number().int(),
  ...postFields.shape,
  postUrl: z.string().nullable(),
  type: z.enum(postTypes),
  status: z.enum(postStatuses),
  categoryName: z.string(),
  images: z.array(image),
  createdAt: z.iso.datetime(),
  shares: z.number().int(),
  clicks: z.number().int(),
  can: z.object({ edit: z.boolean() }),
});

export const adminPostRow = adminPost
  .pick({
    id: true,
    title: true,
    source: true,
    type: true,
    language: true,
    status: true,
    categoryName: true,
    publishAt: true,
    endsOn: true,
    featuredUntil: true,
    frontPageNews: true,
    shares: true,
    clicks: true,
    can: true,
  })
  .extend({ thumbnailUrl: z.string().nullable(), voices: z.number().int() });

export const listPosts = endpoint({
  name: "list-posts",
  method: "GET",
  path: "/services/admin/api/posts",
  access: { staff: "list_post" },
  input: z.object({
    ...pageInput,
    search: z.string().trim().max(100).optional(),
    categoryId: ref("category").optional(),
    source: z.enum(postSources).optional(),
    language: z.enum(contentLanguages).optional(),
    state: z.enum(["visible", "scheduled", "ended"]).optional(),
  }),
  output: pageOf(adminPostRow).extend({ count: z.object({ value: z.number().int(), exact: z.boolean() }) }),
  errors: [],
});

const postRefusals = [
  "prohibited_words",
  "prohibited_hashtag",
  "media_not_usable",
  "copy_empty",
  "copy_too_long",
  "copy_too_short",
  "schedule_in_past",
] as const;

export const addPost = endpoint({
  name: "add-post",
  method: "POST",
  path: "/services/admin/api/posts",
  access: { staff: "add_post" },
  input: postFields,
  output: adminPost,
  errors: ["not_found", ...postRefusals],
});

export const editPost = endpoint({
  name: "edit-post",
  method: "PUT",
  path: "/services/admin/api/posts/:id",
  access: { staff: "edit_post" },
  input: z.object({ ...postFields.shape, id: ref("post"), version: rowVersion }),
  output: adminPost,
  errors: ["not_found", "edited_meanwhile", ...postRefusals],
});

export const readPost = endpoint({
  name: "read-post",
  method: "GET",
  path: "/services/admin/api/posts/:id",
  access: { staff: "view_post" },
  input: z.object({ id: ref("post") }),
  output: adminPost,
  errors: ["not_found"],
});

export const listPostCategories = endpoint({
  name: "list-post-categories",
  method: "GET",
  path: "/services/admin/api/post-categories",
  access: { staff: "list_post" },
  input: z.object({ search: z.string().trim().max(100).optional() }),
  output: z.object({
    categories: z.array(z.object({ id: ref("category"), name: z.string(), utmMandatory: z.boolean() })),
    /** What short links begin with, for the previews of a post's copies. */
    shortLinkBase: z.url(),
  }),
  errors: [],
});

/** What the feed shows of a share of one's own: enough to mark the network as done. */
const ownShare = z.object({ network: z.enum(networks), state: z.string() });

/** The file of a video or document post, under an address that is good for an hour or two. */
const attachment = z.object({
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

const definingTag = z.object({ id: ref("definingTag"), title: z.string() });

export const frontPost = z.object({
  id: ref("post"),
  title: z.string(),
  source: z.enum(postSources),
  type: z.enum(postTypes),
  language: z.enum(contentLanguages),
  categoryId: ref("category"),
  categoryName: z.string(),
  definingTags: z.array(definingTag),
  postUrl: z.string().nullable(),
  facebookUrl: z.string().nullable(),
  linkDomain: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  frontPageNews: z.boolean(),
  featured: z.boolean(),
  notes: z.string().nullable(),
  excerpt: z.string(),
  shareType: z.enum(shareTypes),
  imageSelectionMode: z.enum(imageSelectionModes),
  images: z.array(image),
  attachment: attachment.nullable(),
  videoEmbedCode: z.string().nullable(),
  /** Where the embedded video plays; null when its host is none that we let into the page. */
  embedUrl: z.string().nullable(),
  /** Its copy may be changed although the company locks copies. */
  editable: z.boolean(),
  voices: z.array(voiceCopy),
  ownShares: z.array(ownShare),
  colleaguesShared: z.number().int(),
  clicks: z.number().int(),
  likes: z.number().int(),
  dislikes: z.number().int(),
  ownReaction: z.enum(reactions).nullable(),
  reported: z.boolean(),
  can: z.object({ share: z.boolean(), react: z.boolean(), report: z.boolean() }),
});

export const listFrontPosts = endpoint({
  name: "list-front-posts",
  method: "GET",
  path: "/services/post/api/front-posts",
  access: { front: "post_sharing" },
  input: z.object({
    ...pageInput,
    language: wordList(contentLanguages).optional(),
    category: refList("category").optional(),
    definingTags: refList("definingTag").optional(),
    /** "true": what is not named here is taken from the filter the person saved. */
    saved: z.literal("true").optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: pageOf(frontPost),
  errors: [],
});

export const readFrontPost = endpoint({
  name: "read-front-post",
  method: "GET",
  path: "/services/post/api/front-posts/:id",
  access: { front: "post_sharing" },
  input: z.object({ id: ref("post") }),
  output: frontPost,
  errors: ["not_found"],
});

export const listFrontCategories = endpoint({
  name: "list-front-categories",
  method: "GET",
  path: "/services/post/api/front-categories",
  access: { front: "post_sharing" },
  input: z.object({}),
  output: z.object({
    categories: z.array(
      z.object({
        id: ref("category"),
        categoryName: z.string(),
        categoryDefiningTags: z.array(definingTag),
        displayOrder: z.number().int(),
        posts: z.number().int(),
      }),
    ),
  }),
  errors: [],
});
