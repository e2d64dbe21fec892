import { FileTooLarge } from "./file-too-large.ts";
import { sendFile, type UploadTarget } from "./send-file.ts";

export interface WholeDeps {
  readonly token: () => string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** There is no connection; it resumes automatically. Without this the upload fails instead. */
  readonly onWaiting?: () => void;
}

/** Sends a file from its first byte to its last; the id of its upload. */
export function sendWhole(file: File, to: UploadTarget, deps: WholeDeps): Promise<string> {
  const { signal, token, onProgress, onWaiting } = deps;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      signal.removeEventListener("abort", stop);
      sending.cancel();
      reject(error);
    };
    const stop = () => fail(new DOMException("removed", "AbortError"));
    const sending = sendFile(file, to, {
      token,
      onProgress,
      onWaiting: onWaiting ?? (() => fail(new Error("there is no connection"))),
      onGoing: () => undefined,
      onFailed: (why) => fail(why === "too_large" ? new FileTooLarge() : new Error("the upload was refused")),
      onSent: (uploadId) => {
        // Whole, it is the server's to check: withdrawing it now would be refused.
        signal.removeEventListener("abort", stop);
        resolve(uploadId);
      },
    });
    signal.addEventListener("abort", stop, { once: true });
  });
}
