import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref, type RefKind } from "../kit/ref.ts";

export const mediaStates = ["CHECKING", "READY", "REFUSED"] as const;

export const media = z.object({
  id: ref("media"),
  state: z.enum(mediaStates),
  fileName: z.string(),
  use: z.string().nullable(),
  reason: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  url: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
});

/** Bytes travel by the tus protocol on this path; the answer of the last chunk names the upload. */
export const uploadPath = "/services/post/api/media/upload";

export const readMedia = endpoint({
  name: "read-media",
  method: "GET",
  path: "/services/post/api/media/:id",
  access: { staff: "add_post" },
  input: z.object({ id: ref("media") }),
  output: media,
  errors: ["not_found"],
});

export const findUpload = endpoint({
  name: "find-upload",
  method: "GET",
  path: "/services/post/api/media-uploads/:uploadId",
  access: { signedIn: "staff", because: "an upload is shown to nobody but the one who made it" },
  input: z.object({
    uploadId: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ ref: "upload" satisfies RefKind }),
  }),
  output: media,
  errors: ["not_found"],
});
