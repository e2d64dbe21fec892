import { z } from "zod";
import { voices } from "../content/content.ts";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";

/** Colleagues whose copy of this post on this network is the same today, and alternatives to it. */
export const findSimilarCopy = endpoint({
  name: "find-similar-copy",
  method: "POST",
  path: "/services/post/api/similar-copy",
  about: "none",
  access: { front: "post_sharing" },
  reads: [],
  input: z.object({
    postId: ref("post"),
    network: z.enum(networks),
    voice: z.enum(voices),
    text: z.string().max(6000),
    date: z.iso.date().optional(),
  }),
  /** Null in works-council mode, where nobody is told what colleagues plan. */
  output: z.object({ colleagues: z.number().int().nullable(), alternatives: z.array(z.enum(voices)) }),
  errors: ["not_found", "light_front_user"],
});
