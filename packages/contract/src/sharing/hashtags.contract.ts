import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";

/** Hashtags that fit a text, best first: of its post, of the person's own shares, and of the post's category. */
export const suggestHashtags = endpoint({
  name: "suggest-hashtags",
  method: "GET",
  path: "/services/post/api/hashtag-suggestions",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share", "post"],
  /** Without a post only the person's own are known. */
  input: z.object({ postId: ref("post").optional() }),
  output: z.object({ hashtags: z.array(z.string()).max(limits.hashtag.suggested) }),
  errors: ["not_found"],
});
