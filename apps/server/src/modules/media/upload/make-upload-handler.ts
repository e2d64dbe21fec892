import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { errors } from "@polyphon/contract/errors.ts";
import type { Access } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { fileUses, type FileUse, isFileUse } from "@polyphon/contract/media/file-uses.ts";
import {
  findOwnUpload,
  findUpload,
  frontUploadPath,
  uploadPath,
} from "@polyphon/contract/media/media.contract.ts";
import { isPictureUse, pictureUses, type PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { pickLanguage } from "@polyphon/i18n/kit/languages.ts";
import { Server, type Upload } from "@tus/server";
import type { Database } from "../../../platform/db/pool.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { refuseAccess } from "../../../platform/http/access.ts";
import { actorOf, type FindActor, type RawHandler } from "../../../platform/http/raw-route.ts";
import type { Log } from "../../../platform/log/log.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { type FrontActor, scopeOf, type StaffActor } from "../../../platform/session/actor.ts";
import { mayUpload } from "../media.policy.ts";
import type { UploadStore } from "../media.port.ts";
import { findByUploadId, type MediaRow } from "../storage/media.store.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { recordUpload } from "./record-upload.ts";
import { uploadError } from "./upload-error.ts";

type Uploader = StaffActor | FrontActor;

/** One address for staff and one for employees: each accepts only its own people. */
export interface UploadDoor {
  readonly path: string;
  readonly kind: Uploader["kind"];
  readonly access: Access;
}
export const staffDoor: UploadDoor = { path: uploadPath, kind: "staff", access: findUpload.access };
export const frontDoor: UploadDoor = { path: frontUploadPath, kind: "front", access: findOwnUpload.access };

export interface UploadDeps {
  readonly store: UploadStore;
  readonly database: Database;
  readonly authenticate: FindActor;
  readonly log: Log;
}

const methods = new Set(["OPTIONS", "POST", "HEAD", "PATCH", "DELETE"]);
const idBehind = (path: string) => {
  const pattern = new RegExp(`^${path}/([0-9a-f]{32})$`);
  return (url: string) => pattern.exec(url.split("?")[0] ?? "")?.[1];
};

function answer(request: IncomingMessage, response: ServerResponse, status: number): void {
  const { status_code, body } = uploadError(status, pickLanguage(request.headers["accept-language"]));
  // What was not read of the body cannot be skipped cheaply, so the connection ends with the answer.
  response
    .writeHead(status_code, { "content-type": "application/json; charset=utf-8", connection: "close" })
    .end(body);
}

function makeTus(deps: UploadDeps, { path }: UploadDoor, caller: AsyncLocalStorage<Uploader>): Server {
  const idOf = idBehind(path);
  const callerOf = (): Uploader => {
    const actor = caller.getStore();
    if (!actor) throw new Error("an upload runs in the name of its caller");
    return actor;
  };
  return new Server({
    path,
    datastore: deps.store,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: Math.max(limits.image.bytes, limits.video.bytes, limits.document.bytes),
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomBytes(16).toString("hex"),
    getFileIdFromRequest: (request) => idOf(new URL(request.url).pathname),
    onUploadCreate: async (_request, upload) => {
      if (!upload.size) throw { status_code: 400 };
      const use = upload.metadata?.["use"] ?? "post";
      if (!isPictureUse(use) && !isFileUse(use)) throw { status_code: 400 };
      if (!mayUpload(callerOf(), use)) throw { status_code: 403 };
      if (upload.size > bytesAllowed(use)) throw { status_code: 413 };
      const filename = cleanFileName(upload.metadata?.["filename"] ?? upload.metadata?.["name"]);
      // Nothing else the client states about its file is stored; the owner comes from the session.
      return { metadata: { filename, use, owner: String(callerOf().accountId) } };
    },
    onUploadFinish: async (_request, upload) => {
      await recordUpload(deps.database, callerOf(), wholeUpload(upload));
      return {};
    },
    onResponseError: (request, error) => {
      const given = "status_code" in error ? error.status_code : 500;
      // An unsupported extension of the protocol is the caller's mistake, not a failure of ours.
      const status = given === 501 ? 400 : given;
      if (status >= 500) deps.log.error({ err: error }, "an upload failed");
      return uploadError(status, pickLanguage(request.headers.get("accept-language") ?? undefined));
    },
  });
}

function bytesAllowed(use: PictureUse | FileUse): number {
  return isFileUse(use) ? fileUses[use].bytes : pictureUses[use].bytes;
}

function useOf(upload: Upload): PictureUse | FileUse {
  const use = upload.metadata?.["use"];
  return isPictureUse(use) || isFileUse(use) ? use : "post";
}

function wholeUpload(upload: Upload) {
  return {
    uploadId: upload.id,
    use: useOf(upload),
    fileName: upload.metadata?.["filename"] ?? cleanFileName(null),
    bytes: upload.size ?? 0,
  };
}

/** A recorded upload answers from its row: the bytes are deleted once they were checked. */
function answerRecorded(request: IncomingMessage, response: ServerResponse, row: MediaRow): void {
  if (request.method !== "HEAD") return answer(request, response, 403);
  const bytes = String(row.bytes ?? 0);
  response
    .writeHead(200, {
      "tus-resumable": "1.0.0",
      "upload-offset": bytes,
      "upload-length": bytes,
      "cache-control": "no-store",
    })
    .end();
}

/** Resumable upload by the tus protocol. Accepts bytes and never serves them. */
export function makeUploadHandler(deps: UploadDeps, door: UploadDoor = staffDoor): RawHandler {
  const caller = new AsyncLocalStorage<Uploader>();
  const tus = makeTus(deps, door, caller);
  const idOf = idBehind(door.path);

  async function identify(request: IncomingMessage, address: string): Promise<Uploader | 401 | 403> {
    const actor = await actorOf(request, address, deps.authenticate);
    if (!actor || actor.kind === "anonymous") return 401;
    return actor.kind === door.kind && refuseAccess(door.access, actor) === null ? actor : 403;
  }

  /** True when the request may go on to the protocol; otherwise it has been answered. */
  async function admits(
    request: IncomingMessage,
    response: ServerResponse,
    actor: Uploader,
    id: string,
  ): Promise<boolean> {
    const row = await inTransaction(deps.database, scopeOf(actor), (tx) => findByUploadId(tx, id));
    if (row) {
      if (row.createdBy === actor.accountId) answerRecorded(request, response, row);
      else answer(request, response, 404);
      return false;
    }
    const upload = await deps.store.getUpload(id).catch(() => null);
    if (upload?.metadata?.["owner"] !== String(actor.accountId)) {
      answer(request, response, 404);
      return false;
    }
    if (!mayUpload(actor, useOf(upload))) {
      answer(request, response, 403);
      return false;
    }
    // Complete but unrecorded: the process ended between the last byte and the row.
    if (upload.offset === upload.size && request.method === "HEAD") {
      await recordUpload(deps.database, actor, wholeUpload(upload));
    }
    return true;
  }

  return async (request, response, address) => {
    try {
      if (!methods.has(request.method ?? "")) return answer(request, response, 405);
      if (request.method === "OPTIONS") return await tus.handle(request, response);
      const actor = await identify(request, address);
      if (typeof actor === "number") return answer(request, response, actor);

      const path = (request.url ?? "").split("?")[0];
      const id = idOf(request.url ?? "");
      if (id === undefined && (path !== door.path || request.method !== "POST"))
        return answer(request, response, 404);
      if (id !== undefined && !(await admits(request, response, actor, id))) return;
      await caller.run(actor, () => tus.handle(request, response));
    } catch (error) {
      const refused = error instanceof Refusal ? errors[error.error].status : null;
      if (refused === null) deps.log.error({ err: error }, "an upload failed");
      if (response.headersSent) response.destroy();
      else answer(request, response, refused ?? 500);
    }
  };
}
