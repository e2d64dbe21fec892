import { z } from "zod";
import { doing, rowKey, shownPerson } from "../../kit/about.ts";
import { askedPosts } from "./post-filters.ts";
import { calendarDay } from "../../kit/calendar-day.ts";
import { endpoint } from "../../kit/endpoint.ts";
import { picked, refList } from "../../kit/list.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { postRefusals } from "../content.contract.ts";
import { contentLanguages, postSources, userActions } from "../content.ts";
import { adminPost, fromDraft, postImage, postInput } from "./post-fields.ts";

const posts = "/services/admin/api/posts" as const;
const id = { id: ref("post") };
const several = z.array(ref("post")).min(1).max(limits.post.atOnce);

/** Each post succeeds or is refused individually. */
const outcome = z.object({
  done: z.array(z.number().int()),
  refused: z.array(z.object({ id: z.number().int(), description: z.string() })),
});

/** All posts that the list's filters match, for an action on all of them; the acting call then names each. */
export const pickPosts = endpoint({
  name: "pick-posts",
  method: "GET",
  path: `${posts}/pick`,
  about: "none",
  access: { staff: "list_post" },
  reads: ["post", "category"],
  input: z.object(askedPosts),
  output: picked,
  errors: [],
});

/** A new post based on another one; what the form changed before saving is in the input. */
export const duplicatePost = endpoint({
  name: "duplicate-post",
  method: "POST",
  path: `${posts}/:id/duplicate`,
  about: "none",
  access: { staff: "duplicate_post" },
  changes: ["post", "draft"],
  input: z.object({ ...postInput.shape, ...fromDraft, ...id }),
  output: adminPost,
  errors: ["post_not_found", ...postRefusals],
});

/** The values that a duplicate starts with. */
export const readPostToDuplicate = endpoint({
  name: "read-post-to-duplicate",
  method: "GET",
  path: `${posts}/:id/duplicate`,
  about: "none",
  access: { staff: "duplicate_post" },
  reads: ["post"],
  input: z.object(id),
  output: adminPost,
  errors: ["post_not_found"],
});

/** Copies it without serial number, front page and feature: these are unique or belong to that time. */
export const duplicatePosts = endpoint({
  name: "duplicate-posts",
  method: "POST",
  path: `${posts}/duplicate-list`,
  about: "none",
  access: { staff: "duplicate_post" },
  changes: ["post"],
  input: z.object({ ids: several }),
  output: outcome,
  errors: ["posts_not_found", "post_not_found", ...postRefusals],
});

export const removePosts = endpoint({
  name: "remove-posts",
  method: "POST",
  path: `${posts}/remove`,
  about: "none",
  access: { staff: "edit_post" },
  changes: ["post", "review"],
  input: z.object({ ids: several }),
  output: outcome,
  errors: ["posts_not_found", "in_use"],
});

export const removePost = endpoint({
  name: "remove-post",
  method: "DELETE",
  path: `${posts}/:id`,
  about: "none",
  access: { staff: "edit_post" },
  changes: ["post", "review"],
  input: z.object(id),
  output: z.object({ id: z.number().int() }),
  errors: ["post_not_found", "in_use", "workflow_refused"],
});

/** Featured until a day, or no longer. The requested state, so that a second press changes nothing. */
export const featurePost = endpoint({
  name: "feature-post",
  method: "PUT",
  path: `${posts}/:id/feature`,
  about: "none",
  access: { staff: "edit_post" },
  changes: ["post"],
  input: z.object({ ...id, featuredUntil: calendarDay.nullable() }),
  output: adminPost,
  errors: ["post_not_found", "feature_not_changed", "workflow_refused"],
});

/** What is left out stays as it is. */
const massChange = z.object({
  categoryId: ref("category").optional(),
  language: z.enum(contentLanguages).optional(),
  source: z.enum(postSources).optional(),
  campaignName: z.string().trim().min(1).max(limits.post.campaignMax).optional(),
  endsOn: calendarDay.nullable().optional(),
  curatorCodeId: ref("curatorCode").optional(),
  addPostTagId: ref("postTag").optional(),
});

export const massUpdatePosts = endpoint({
  name: "mass-update-posts",
  method: "POST",
  path: `${posts}/mass-update`,
  about: "none",
  access: { staff: "edit_post" },
  changes: ["post", "review"],
  input: z.object({ ids: several, change: massChange }),
  output: outcome,
  errors: ["posts_not_found", "not_found", "validation", "workflow_refused"],
});

const choice = z.object({ id: z.number().int(), name: z.string(), detail: z.string().nullable() });

/** Writers and editors hold no key of the post list, and their form offers the same. */
const ofTheForm = {
  signedIn: "staff",
  because: "whoever writes or judges posts chooses from these",
} as const;

/** A small list that the form offers whole or by typing. */
export const findCuratorCodeChoices = endpoint({
  name: "list-curator-code-choices",
  method: "GET",
  path: "/services/admin/api/curator-code-choices",
  about: "none",
  access: ofTheForm,
  reads: ["curatorCode"],
  input: z.object({
    search: z.string().trim().max(100).optional(),
    /** Instead of a search: the names behind ids in an address. */
    ids: refList("curatorCode").optional(),
  }),
  output: z.object({ items: z.array(choice) }),
  errors: [],
});

export const listPostCategoryTags = endpoint({
  name: "list-post-category-tags",
  method: "GET",
  path: "/services/admin/api/post-categories/:categoryId/tags",
  about: "none",
  access: ofTheForm,
  reads: ["category"],
  input: z.object({ categoryId: ref("category") }),
  output: z.object({ title: z.string().nullable(), items: z.array(choice) }),
  errors: ["not_found"],
});

export const listPostStickers = endpoint({
  name: "list-post-stickers",
  method: "GET",
  path: "/services/admin/api/post-stickers",
  about: "none",
  access: ofTheForm,
  reads: ["sticker"],
  input: z.object({}),
  output: z.object({ items: z.array(postImage.extend({ title: z.string() })) }),
  errors: [],
});

export const listPostGallery = endpoint({
  name: "list-post-gallery",
  method: "GET",
  path: "/services/admin/api/post-gallery",
  about: "none",
  access: ofTheForm,
  reads: ["galleryImage"],
  input: z.object({ ...pageInput, hashtag: z.string().trim().max(limits.gallery.hashtagMax).optional() }),
  output: pageOf(postImage.extend({ title: z.string(), hashtags: z.array(z.string()) })),
  errors: [],
});

const userAction = z.object({
  id: rowKey(),
  at: z.iso.datetime(),
  action: z.enum(userActions),
  postId: z.number().int(),
  postTitle: z.string(),
  person: shownPerson,
  company: z.string(),
  /** Why a post was reported. */
  reason: doing(z.string()),
});

/** What employees did with posts, newest first. */
export const listUserActions = endpoint({
  name: "list-user-actions",
  method: "GET",
  path: "/services/admin/api/post-user-actions",
  about: { person: ["reactions", "shares"], inCouncilMode: "pseudonyms" },
  access: { staff: "list_post_user_action" },
  reads: ["reaction"],
  input: z.object({
    ...pageInput,
    action: z.enum(userActions).optional(),
    companyId: ref("company").optional(),
    postId: ref("post").optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  }),
  output: pageOf(userAction),
  errors: [],
});
