import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref, type RefKind } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";
import { share, sharePayload, shareRefusals } from "./sharing.contract.ts";

/** Before the person is sent to a network's own page: a share that waits for the person's confirmation. Idempotent. */
export const shareAssisted = endpoint({
  name: "share-assisted",
  method: "POST",
  path: "/services/post/api/share-post-assisted",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share"],
  input: z.object({ ...sharePayload, network: z.enum(networks).meta({ example: "XING" }) }),
  output: z.object({
    socialShareId: ref("share"),
    postId: ref("post"),
    message: z.string(),
    share,
    /** The network's page to open, and the text the person pastes there. */
    openUrl: z.url(),
    text: z.string(),
  }),
  errors: shareRefusals,
});

/** The outcome on the network's page, as reported by the person's browser or the person. */
export const saveAssisted = endpoint({
  name: "save-assisted",
  method: "POST",
  path: "/services/post/api/share-post-facebook",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share"],
  input: z.object({
    socialShareId: ref("waitingShare"),
    postId: ref("post"),
    sharedStatus: z.union([z.literal(0), z.literal(1)]),
  }),
  output: share,
  errors: ["not_found", "share_not_open", "light_front_user"],
});

/** The link in the mail that reminds of a planned share that only the person can make. */
export const openScheduledAssisted = endpoint({
  name: "open-scheduled-assisted",
  method: "GET",
  path: "/services/post/api/fb-schedule/:key",
  about: "none",
  access: { front: "post_sharing" },
  // The link works once, and its answer stays on the screen.
  reads: [],
  input: z.object({
    key: z
      .string()
      .max(200)
      .meta({ ref: "shareLink" satisfies RefKind }),
  }),
  output: z.object({ share, openUrl: z.url(), text: z.string() }),
  errors: ["schedule_url_invalid", "light_front_user"],
});

/** Where the person finishes an assisted share, or reads how it ended. */
export const openAssisted = endpoint({
  name: "open-assisted",
  method: "GET",
  path: "/services/post/api/assisted-shares/:shareId",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share"],
  input: z.object({ shareId: ref("waitingShare") }),
  output: z.object({
    share,
    /** The network's page; null unless the share waits for the person and its post is not stopped. */
    openUrl: z.url().nullable(),
    text: z.string(),
  }),
  errors: ["not_found", "light_front_user"],
});

/** The person checked: the post is there, or it is not and may be sent again. */
export const confirmShare = endpoint({
  name: "confirm-share",
  method: "POST",
  path: "/services/post/api/social-share-confirm",
  about: "none",
  access: { front: "post_sharing" },
  changes: ["share"],
  input: z.object({
    shareId: ref("waitingShare"),
    answer: z.enum(["IT_IS_THERE", "SEND_AGAIN", "LEAVE_IT"]),
  }),
  output: share,
  errors: ["not_found", "share_not_open", "weekly_limit_reached", "light_front_user"],
});
