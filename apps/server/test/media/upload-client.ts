import { uploadPath } from "@polyphon/contract/media/media.contract.ts";

/** Speaks the tus protocol as a browser does. */
export function uploadClient(origin: string, token: string | null, at: string = uploadPath) {
  const always: Record<string, string> = {
    "tus-resumable": "1.0.0",
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };

  function create(bytes: number, fileName: string, use?: string): Promise<Response> {
    const given = use === undefined ? "" : `,use ${btoa(use)}`;
    const metadata = `filename ${Buffer.from(fileName).toString("base64")},filetype ${btoa("text/html")}${given}`;
    const headers = { ...always, "upload-length": String(bytes), "upload-metadata": metadata };
    return fetch(`${origin}${at}`, { method: "POST", headers });
  }

  function send(path: string, offset: number, bytes: Uint8Array): Promise<Response> {
    const headers = {
      ...always,
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    };
    return fetch(`${origin}${path}`, { method: "PATCH", headers, body: Buffer.from(bytes) });
  }

  const ask = (path: string, method: string): Promise<Response> =>
    fetch(`${origin}${path}`, { method, headers: always });

  /** A complete upload; returns its id. */
  async function upload(bytes: Uint8Array, fileName: string, use?: string): Promise<string> {
    const created = await create(bytes.length, fileName, use);
    const path = created.headers.get("location") ?? "";
    const sent = await send(path, 0, bytes);
    if (sent.status !== 204) throw new Error(`the upload was refused: ${created.status}, ${sent.status}`);
    return path.split("/").at(-1) ?? "";
  }

  return { create, send, ask, upload };
}
