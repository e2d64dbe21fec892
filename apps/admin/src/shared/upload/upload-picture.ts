import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { findUpload, uploadPath } from "@polyphon/contract/media/media.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { sendWhole } from "@polyphon/web/upload/send-whole.ts";

export type Media = OutputOf<typeof findUpload>;

export interface UploadDeps {
  readonly call: Call;
  /** What the picture is for; the server applies the rule of that use. */
  readonly use: PictureUse;
  readonly token: () => string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** Every byte has arrived; the server is checking the picture. */
  readonly onSent: () => void;
}

const POLL_MS = 600;
const GIVE_UP_MS = 60_000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

async function look(
  uploadId: string,
  { call, signal }: Pick<UploadDeps, "call" | "signal">,
): Promise<Media | null> {
  try {
    return await call(findUpload, { uploadId }, { signal });
  } catch (error) {
    // The row is written just after the last byte was acknowledged.
    if (problemOf(error)?.error === "not_found") return null;
    throw error;
  }
}

/** Waits until the server has accepted or refused what has arrived. */
export async function awaitCheck(
  uploadId: string,
  deps: Pick<UploadDeps, "call" | "signal">,
  giveUpMs = GIVE_UP_MS,
): Promise<Media> {
  for (let waited = 0; waited < giveUpMs; waited += POLL_MS) {
    const media = await look(uploadId, deps);
    if (media && media.state !== "CHECKING") return media;
    await wait(POLL_MS);
  }
  throw new Error("the upload was not checked in time");
}

/** Uploads a picture and waits until the server has accepted or refused it. */
export async function uploadPicture(file: File, deps: UploadDeps): Promise<Media> {
  const uploadId = await sendWhole(file, { path: uploadPath, use: deps.use }, deps);
  deps.onSent();
  return awaitCheck(uploadId, deps);
}
