import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { RawHandler } from "../../../platform/http/raw-route.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { contentTypes, shownInline } from "./content-types.ts";
import { isSigned, mediaPath } from "./signed-url.ts";
import { readRange } from "./read-range.ts";
import type { Signer } from "../../../platform/secret/signer.ts";

export interface MediaHandlerDeps {
  readonly storage: Storage;
  readonly signer: Signer;
  readonly log: Log;
}

/** The keys of what we encoded ourselves, and of checked videos and documents. An original has no extension and so no address. */
const servedKey = /^[0-9a-f]{32}(?:-\d{1,4})?\.([a-z0-9]{3,4})$/;

const headers = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "accept-ranges": "bytes",
} as const;

/** A browser's built-in reader shows no sandboxed document; it is isolated from the page in any case. */
const readerPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

function isServed(extension: string | undefined): extension is keyof typeof contentTypes {
  return extension !== undefined && Object.hasOwn(contentTypes, extension);
}

/** The extension is the checked one, whatever the file was called when it was uploaded. */
function dispositionOf(extension: keyof typeof contentTypes, name: string | null): string {
  const way = shownInline.has(extension) ? "inline" : "attachment";
  if (name === null) return way;
  const called = `${name.replace(/\.[^.]*$/, "")}.${extension}`;
  return `${way}; filename*=UTF-8''${encodeURIComponent(called).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

function refuse(response: ServerResponse, status: 403 | 404 | 405 | 416 | 503): void {
  response
    .writeHead(status, {
      ...headers,
      "content-type": "text/plain",
      "cache-control": "no-store",
      "content-length": 0,
    })
    .end();
}

/** GET /media/<key>?e=<expiry>&s=<signature>: streams a rendition to whoever holds a signed address. */
export function makeMediaHandler({ storage, signer, log }: MediaHandlerDeps): RawHandler {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405);
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const key = path.slice(mediaPath.length);
    const extension = servedKey.exec(key)?.[1];
    const given = new URLSearchParams(query);
    if (!path.startsWith(mediaPath) || !isServed(extension)) return refuse(response, 404);
    if (!isSigned(key, given, { signer, now: new Date() })) return refuse(response, 403);

    const file = await storage.get(key, readRange(request.headers.range));
    if (file.kind !== "found") return refuse(response, file.kind === "missing" ? 404 : 416);
    response.writeHead(file.contentRange === null ? 200 : 206, {
      ...headers,
      ...(extension === "pdf" ? { "content-security-policy": readerPolicy } : {}),
      "content-type": contentTypes[extension],
      "content-disposition": dispositionOf(extension, given.get("n")),
      "content-length": file.bytes,
      "cache-control": "private, max-age=3600, immutable",
      ...(file.contentRange === null ? {} : { "content-range": file.contentRange }),
    });
    if (request.method === "GET") return pipeline(file.body, response);
    file.body.destroy();
    response.end();
  }

  return (request, response) =>
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) {
        // The visitor disconnected, or storage failed halfway: what was promised cannot be completed.
        response.destroy();
        return;
      }
      log.error({ err: error }, "a picture could not be read");
      refuse(response, 503);
    });
}
