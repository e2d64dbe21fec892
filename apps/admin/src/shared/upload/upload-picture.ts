import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { findUpload, uploadPath } from "@polyphon/contract/media/media.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { Upload } from "tus-js-client";

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

const CHUNK = 2 * 1024 * 1024;
const RETRY_MS = [0, 1000, 3000, 5000];
const POLL_MS = 600;
const GIVE_UP_MS = 60_000;

/** Uploads the bytes, resuming after a broken connection. Returns the id of the upload. */
function send(file: File, deps: UploadDeps): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: uploadPath,
      chunkSize: CHUNK,
      retryDelays: RETRY_MS,
      metadata: { filename: file.name, use: deps.use },
      // An upload of an earlier visit may belong to another person on the same machine.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => request.setHeader("authorization", `Bearer ${deps.token() ?? ""}`),
      onProgress: (sent, all) => deps.onProgress(all === 0 ? 0 : sent / all),
      onSuccess: () => {
        // A complete upload belongs to the server's check: cancelling it now would be refused.
        deps.signal.removeEventListener("abort", stop);
        resolve(upload.url?.split("/").at(-1) ?? "");
      },
      onError: reject,
    });
    const stop = () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException("removed", "AbortError"));
    };
    deps.signal.addEventListener("abort", stop, { once: true });
    upload.start();
  });
}

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
  const uploadId = await send(file, deps);
  deps.onSent();
  return awaitCheck(uploadId, deps);
}
