import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref, type RefKind } from "../kit/ref.ts";

export const mediaStates = ["CHECKING", "READY", "REFUSED"] as const;

export const mediaKinds = ["PICTURE", "VIDEO", "DOCUMENT"] as const;

export const media = z.object({
  id: ref("media"),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  fileName: z.string(),
  use: z.string().nullable(),
  reason: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  mimeType: z.string().nullable(),
  bytes: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
  /** The video or document itself; of those, the two addresses below are the poster's. */
  fileUrl: z.string().nullable(),
  url: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
});

/** Bytes travel by the tus protocol on this path; the answer of the last chunk names the upload. */
export const uploadPath = "/services/post/api/media/upload";

/** The same for what employees upload: files of their own posts, and their photo. */
export const frontUploadPath = "/services/front/api/media/upload";

export const readMedia = endpoint({
  name: "read-media",
  method: "GET",
  path: "/services/post/api/media/:id",
  about: "none",
  access: { staff: "add_post" },
  reads: ["media"],
  input: z.object({ id: ref("media") }),
  output: media,
  errors: ["not_found"],
});

export const findUpload = endpoint({
  name: "find-upload",
  method: "GET",
  path: "/services/post/api/media-uploads/:uploadId",
  about: "none",
  access: { signedIn: "staff", because: "an upload is shown to nobody but the one who made it" },
  reads: ["media"],
  input: z.object({
    uploadId: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ ref: "upload" satisfies RefKind }),
  }),
  output: media,
  errors: ["not_found"],
});

/** The upload as the employee who made it follows it. */
export const findOwnUpload = endpoint({
  name: "find-own-upload",
  method: "GET",
  path: "/services/front/api/media-uploads/:uploadId",
  about: "none",
  access: { signedIn: "front", because: "an upload is shown to nobody but the one who made it" },
  reads: ["media"],
  input: findUpload.input,
  output: media,
  errors: ["not_found"],
});

/** The picture that a video shows before it plays; null removes it. */
export const setPoster = endpoint({
  name: "set-poster",
  method: "PUT",
  path: "/services/post/api/media/:id/poster",
  about: "none",
  access: { staff: "add_post" },
  changes: ["media"],
  input: z.object({ id: ref("file"), pictureId: ref("poster").nullable() }),
  output: media,
  errors: ["not_found", "media_not_usable"],
});

/** A file that no post uses is deleted with its bytes. */
export const deleteMedia = endpoint({
  name: "delete-media",
  method: "DELETE",
  path: "/services/post/api/media/:id",
  about: "none",
  access: { staff: "add_post" },
  changes: ["media"],
  input: z.object({ id: ref("media") }),
  output: z.object({}),
  errors: ["not_found", "in_use"],
});
