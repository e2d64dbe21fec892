import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";

/** What the person shared in the last weeks, and how often people have clicked on it so far. */
export const readOwnResults = endpoint({
  name: "read-own-results",
  method: "GET",
  path: "/services/post/api/own-results",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share"],
  input: z.object({}),
  output: z.object({
    /** How many days back from now a share counts. */
    days: z.number().int(),
    shares: z.number().int(),
    /** By people: bots and previews are not counted. */
    clicks: z.number().int(),
    /** Those with the most clicks; none without any. */
    best: z
      .array(
        z.object({
          shareId: ref("share"),
          postId: ref("post"),
          postTitle: z.string(),
          thumbnailUrl: z.string().nullable(),
          network: z.enum(networks),
          clicks: z.number().int(),
        }),
      )
      .max(limits.share.bestResults),
  }),
  errors: [],
});
