import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { wordList } from "../kit/list.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { share, timeOfDay } from "./sharing.contract.ts";
import { timeReasons } from "./sharing.ts";

/** When a post can well be shared: the next good time first, then others in the order of the calendar. */
export const suggestShareTimes = endpoint({
  name: "suggest-share-times",
  method: "GET",
  path: "/services/post/api/social-schedule-times",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share", "autopilot", "company"],
  input: z.object({
    postId: ref("post"),
    /** Where the post is to be shared; without it the weekly limits are not looked at. */
    networks: wordList(networks).optional(),
    /** The day that the person asks for. */
    day: z.iso.date().optional(),
  }),
  output: z.object({
    times: z
      .array(
        z.object({
          at: z.iso.datetime(),
          /** On the company's clock. */
          date: z.iso.date(),
          time: timeOfDay,
          reason: z.enum(timeReasons),
        }),
      )
      .max(limits.share.suggestedTimes),
  }),
  errors: ["not_found"],
});

const several = z.array(ref("share")).min(1).max(limits.share.changedAtOnce);

/** Each share by itself: what has changed, and why the others have not. */
const changedShares = z.object({
  done: z.array(share),
  refused: z.array(z.object({ id: ref("share"), description: z.string() })),
});

export const rescheduleShares = endpoint({
  name: "reschedule-shares",
  method: "POST",
  path: "/services/post/api/social-shares-reschedule",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "plan"],
  input: z.object({
    moves: z
      .array(z.object({ shareId: ref("share"), scheduleDate: z.iso.date(), scheduleTime: timeOfDay }))
      .min(1)
      .max(limits.share.changedAtOnce),
  }),
  output: changedShares,
  errors: ["not_found", "light_front_user"],
});

export const cancelShares = endpoint({
  name: "cancel-shares",
  method: "POST",
  path: "/services/post/api/social-shares-cancel",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "plan"],
  input: z.object({ shareIds: several }),
  output: changedShares,
  errors: ["not_found", "light_front_user"],
});

/** Takes back that their owner has cancelled them: they wait for their times again. */
export const restoreShares = endpoint({
  name: "restore-shares",
  method: "POST",
  path: "/services/post/api/social-shares-restore",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share", "plan"],
  input: z.object({ shareIds: several }),
  output: changedShares,
  errors: ["not_found", "light_front_user"],
});
