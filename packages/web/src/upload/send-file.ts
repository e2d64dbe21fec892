import { DetailedError, Upload } from "tus-js-client";

export interface UploadTarget {
  readonly path: string;
  /** What it is for; the server applies the rules of that use. */
  readonly use: string;
}

export interface SendEvents {
  readonly token: () => string | null;
  readonly onProgress: (share: number) => void;
  /** There is no connection; the upload resumes automatically. */
  readonly onWaiting: () => void;
  readonly onGoing: () => void;
  /** The server refused; unless the file is too large, a retry makes sense once the cause is fixed. */
  readonly onFailed: (why: "too_large" | "refused") => void;
  readonly onSent: (uploadId: string) => void;
}

export interface Sending {
  pause(): void;
  resume(): void;
  /** Permanently: the uploaded parts are deleted. */
  cancel(): void;
}

/** The part size of the storage, so that the server need not buffer. */
const CHUNK = 8 * 1024 * 1024;
const RETRY_MS = [0, 1_000, 3_000];
const LOOK_MS = 4_000;

/** Without a response from the server the connection is lost. */
function isConnectionLost(error: Error | DetailedError): boolean {
  return !navigator.onLine || (error instanceof DetailedError && error.originalResponse === null);
}

function isTooLarge(error: Error | DetailedError): boolean {
  return error instanceof DetailedError && error.originalResponse?.getStatus() === 413;
}

/** Sends a file in parts. After any interruption it continues behind the last part that arrived. */
export function sendFile(file: File, to: UploadTarget, events: SendEvents): Sending {
  let over = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(again);
    removeEventListener("online", goOn);
  };
  const upload = new Upload(file, {
    endpoint: to.path,
    chunkSize: CHUNK,
    retryDelays: RETRY_MS,
    metadata: { filename: file.name, use: to.use },
    // An upload of an earlier visit may belong to another person on the same machine.
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => request.setHeader("authorization", `Bearer ${events.token() ?? ""}`),
    onProgress: (sent, all) => {
      events.onGoing();
      events.onProgress(all === 0 ? 0 : sent / all);
    },
    onSuccess: () => {
      over = true;
      stopWaiting();
      events.onSent(upload.url?.split("/").at(-1) ?? "");
    },
    onError: (error) => {
      if (over) return;
      if (!isConnectionLost(error)) return events.onFailed(isTooLarge(error) ? "too_large" : "refused");
      events.onWaiting();
      // Some networks come back without an event from the browser.
      again = setTimeout(goOn, LOOK_MS);
      addEventListener("online", goOn, { once: true });
    },
  });
  function goOn() {
    stopWaiting();
    if (!over) upload.start();
  }
  upload.start();
  return {
    pause: () => {
      stopWaiting();
      void upload.abort();
    },
    resume: goOn,
    cancel: () => {
      over = true;
      stopWaiting();
      void upload.abort(true).catch(() => undefined);
    },
  };
}
