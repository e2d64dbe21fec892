import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { listSort, refList, wordList } from "../kit/list.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";
import {
  contentLanguages,
  imageSelectionModes,
  postSources,
  postTypes,
  reactions,
  shareTypes,
} from "./content.ts";
import { askedPosts } from "./post/post-filters.ts";
import {
  adminPost,
  adminPostRow,
  attachment,
  fromDraft,
  postImage,
  postInput,
  voiceCopy,
} from "./post/post-fields.ts";

export const listPosts = endpoint({
  name: "list-posts",
  method: "GET",
  path: "/services/admin/api/posts",
  about: "group",
  access: { staff: "list_post" },
  reads: ["post", "category"],
  input: z.object({
    ...pageInput,
    ...askedPosts,
    sort: listSort(["created", "title", "publish", "until"], "-created"),
  }),
  output: pageOf(adminPostRow).extend({ count: z.object({ value: z.number().int(), exact: z.boolean() }) }),
  errors: [],
});

export const postRefusals = [
  "category_not_assigned",
  "workflow_refused",
  "not_found",
  "serial_number_taken",
  "embed_invalid",
  "document_not_on_x",
  "prohibited_words",
  "prohibited_hashtag",
  "media_not_usable",
  "campaign_needed",
  "copy_empty",
  "copy_too_long",
  "copy_too_short",
  "schedule_in_past",
] as const;

export const addPost = endpoint({
  name: "add-post",
  method: "POST",
  path: "/services/admin/api/posts",
  about: "none",
  access: { staff: "add_post" },
  changes: ["post", "review", "draft"],
  input: postInput.extend(fromDraft),
  output: adminPost,
  errors: postRefusals,
});

export const editPost = endpoint({
  name: "edit-post",
  method: "PUT",
  path: "/services/admin/api/posts/:id",
  about: "none",
  access: { staff: "edit_post" },
  changes: ["post", "review", "draft"],
  input: z.object({
    ...postInput.shape,
    id: ref("post"),
    version: rowVersion,
    /** Of a returned post: its writer submits it again with this change, or neither happens. */
    resubmit: z.boolean().default(false),
  }),
  output: adminPost,
  errors: ["post_not_found", "edited_meanwhile", ...postRefusals],
});

export const readPost = endpoint({
  name: "read-post",
  method: "GET",
  path: "/services/admin/api/posts/:id",
  about: "group",
  access: { staff: "view_post" },
  reads: ["post", "category"],
  input: z.object({ id: ref("post") }),
  output: adminPost,
  errors: ["post_not_found"],
});

export const listPostCategories = endpoint({
  name: "list-post-categories",
  method: "GET",
  path: "/services/admin/api/post-categories",
  about: "none",
  access: { signedIn: "staff", because: "whoever writes or judges posts meets their categories" },
  reads: ["category"],
  input: z.object({ search: z.string().trim().max(100).optional() }),
  output: z.object({
    categories: z.array(z.object({ id: ref("category"), name: z.string(), utmMandatory: z.boolean() })),
    /** What short links begin with, for the previews of a post's copies. */
    shortLinkBase: z.url(),
  }),
  errors: [],
});

/** What the feed shows of one's own share: enough to mark the network as done. */
const ownShare = z.object({ network: z.enum(networks), state: z.string() });

const definingTag = z.object({ id: ref("definingTag"), title: z.string() });

export const frontPost = z.object({
  id: ref("post"),
  title: z.string(),
  source: z.enum(postSources),
  type: z.enum(postTypes),
  language: z.enum(contentLanguages),
  /** Null for a personal post, which has no category. */
  categoryId: ref("category").nullable(),
  categoryName: z.string(),
  definingTags: z.array(definingTag),
  postUrl: z.string().nullable(),
  facebookUrl: z.string().nullable(),
  linkDomain: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  frontPageNews: z.boolean(),
  featured: z.boolean(),
  notes: z.string().nullable(),
  /** The colleague who wrote what is shared as an own post; null for every other post. */
  authorName: z.string().nullable(),
  excerpt: z.string(),
  shareType: z.enum(shareTypes),
  imageSelectionMode: z.enum(imageSelectionModes),
  images: z.array(postImage),
  attachment: attachment.nullable(),
  videoEmbedCode: z.string().nullable(),
  /** Where the embedded video plays; null when its host is not allowed. */
  embedUrl: z.string().nullable(),
  /** Its copy may be changed although the company locks copies. */
  editable: z.boolean(),
  voices: z.array(voiceCopy),
  ownShares: z.array(ownShare),
  /** These figures are null where works-council mode withholds them. */
  colleaguesShared: z.number().int().nullable(),
  clicks: z.number().int().nullable(),
  likes: z.number().int().nullable(),
  dislikes: z.number().int().nullable(),
  /** They are of the others alone, and at least as many as said. */
  rounded: z.boolean(),
  ownReaction: z.enum(reactions).nullable(),
  reported: z.boolean(),
  can: z.object({ share: z.boolean(), react: z.boolean(), report: z.boolean() }),
});

export const listFrontPosts = endpoint({
  name: "list-front-posts",
  method: "GET",
  path: "/services/post/api/front-posts",
  about: "group",
  access: { front: "post_sharing" },
  reads: ["post", "share"],
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
  about: "group",
  access: { front: "post_sharing" },
  reads: ["post", "share"],
  input: z.object({ id: ref("post") }),
  output: frontPost,
  errors: ["not_found"],
});

export const listFrontCategories = endpoint({
  name: "list-front-categories",
  method: "GET",
  path: "/services/post/api/front-categories",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["category"],
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
