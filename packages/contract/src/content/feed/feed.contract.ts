import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { contentLanguages, reactions } from "../content.ts";

const reactionInput = z.object({
  id: ref("post"),
  /** The requested state, not a toggle: pressing twice by accident changes nothing. */
  on: z.boolean(),
});

const reactionState = z.object({
  id: ref("post"),
  likes: z.number().int().nullable(),
  dislikes: z.number().int().nullable(),
  rounded: z.boolean(),
  ownReaction: z.enum(reactions).nullable(),
});

export const likePost = endpoint({
  name: "like-post",
  method: "PUT",
  path: "/services/post/api/like-post/:id",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["reaction"],
  input: reactionInput,
  output: reactionState,
  errors: ["not_found", "light_front_user"],
});

export const dislikePost = endpoint({
  name: "dislike-post",
  method: "PUT",
  path: "/services/post/api/dislike-post/:id",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["reaction"],
  input: reactionInput,
  output: reactionState,
  errors: ["not_found", "light_front_user"],
});

export const reportPost = endpoint({
  name: "abuse-report-post",
  method: "POST",
  path: "/services/post/api/abuse-report-post/:id",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["reaction"],
  input: z.object({ id: ref("post"), reason: z.string().trim().min(1).max(limits.report.reasonMax) }),
  output: z.object({ id: ref("post"), reported: z.boolean() }),
  errors: ["not_found", "light_front_user"],
});

/** Shown to somebody whose feed has nothing yet: what a post looks like. They are no rows and cannot be shared. */
export const listDummyPosts = endpoint({
  name: "list-dummy-posts",
  method: "GET",
  path: "/services/post/api/dummy-posts",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["post"],
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        excerpt: z.string(),
        categoryName: z.string(),
        language: z.enum(contentLanguages),
      }),
    ),
  }),
  errors: [],
});

export const saveFilter = endpoint({
  name: "save-filter",
  method: "PATCH",
  path: "/services/front/api/user/save-filter",
  about: "none",
  access: { front: "post_sharing" },
  changes: [],
  input: z.object({
    languages: z.array(z.enum(contentLanguages)).max(contentLanguages.length),
    category: z.array(ref("category")).max(limits.filter.choices),
    categoryDefiningTags: z.array(ref("definingTag")).max(limits.filter.choices),
  }),
  output: z.object({
    languages: z.array(z.enum(contentLanguages)),
    category: z.array(z.number().int()),
    categoryDefiningTags: z.array(z.number().int()),
  }),
  errors: ["not_found"],
});

export const galleryImage = z.object({
  id: ref("galleryImage"),
  title: z.string(),
  hashtags: z.array(z.string()),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

export const listGalleryImages = endpoint({
  name: "list-front-gallery-images",
  method: "GET",
  path: "/services/post/api/gallery-images",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["galleryImage"],
  input: z.object({
    ...pageInput,
    hashtag: z.string().trim().min(1).max(limits.gallery.hashtagMax).optional(),
  }),
  output: pageOf(galleryImage),
  errors: ["feature_off"],
});

export const listGalleryHashtags = endpoint({
  name: "list-front-gallery-hashtags",
  method: "GET",
  path: "/services/post/api/gallery-hashtags",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["galleryImage"],
  input: z.object({}),
  output: z.object({ hashtags: z.array(z.object({ hashtag: z.string(), images: z.number().int() })) }),
  errors: ["feature_off"],
});
