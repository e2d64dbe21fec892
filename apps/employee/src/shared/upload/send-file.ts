import { frontUploadPath } from "@polyphon/contract/media/media.contract.ts";

export interface SendDeps {
  /** What it is for; the server applies the rule of that use. */
  readonly use: "ownPost" | "video" | "document";
  readonly token: () => string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** There is no connection; the upload resumes automatically. */
  readonly onWaiting: () => void;
}

/** The server refused the file as too large before a byte was sent. */
export class FileTooLarge extends Error {}

/** The part size of the storage, so that the server need not buffer. */
const chunk = 8 * 1024 * 1024;
const lookMs = 4_000;

const coded = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Some networks come back without an event from the browser. */
function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      signal.removeEventListener("abort", stop);
    };
    const go = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(new DOMException("removed", "AbortError"));
    };
    const timer = setTimeout(go, lookMs);
    addEventListener("online", go, { once: true });
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** Sends a file in parts by the tus protocol. After an interruption it resumes after the last part that arrived. */
export async function sendFile(file: File, deps: SendDeps): Promise<string> {
  const { signal } = deps;
  /** Null means no response at all. */
  const ask = async (path: string, init: RequestInit): Promise<Response | null> => {
    const headers = {
      "tus-resumable": "1.0.0",
      authorization: `Bearer ${deps.token() ?? ""}`,
      ...(init.headers as Record<string, string> | undefined),
    };
    try {
      return await fetch(path, { ...init, headers, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      deps.onWaiting();
      await connection(signal);
      return null;
    }
  };
  const create = () =>
    ask(frontUploadPath, {
      method: "POST",
      headers: {
        "upload-length": String(file.size),
        "upload-metadata": `filename ${coded(file.name)},use ${coded(deps.use)}`,
      },
    });

  let created = await create();
  while (created === null) created = await create();
  if (created.status === 413) throw new FileTooLarge();
  const path = created.headers.get("location");
  if (created.status !== 201 || path === null) throw new Error("the upload was refused");

  let offset = 0;
  while (offset < file.size) {
    const sent = await ask(path, {
      method: "PATCH",
      headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      body: file.slice(offset, offset + chunk),
    });
    // Without a response, or with another offset than ours, the server is asked how far it is.
    const status = sent?.status === 204 ? sent : await ask(path, { method: "HEAD" });
    if (status !== null && !status.ok) throw new Error("the upload was refused");
    offset = Number(status?.headers.get("upload-offset") ?? offset);
    deps.onProgress(offset / file.size);
  }
  return path.split("/").at(-1) ?? "";
}
