import type { IncomingMessage } from "node:http";
import type { ErrorName } from "@polyphon/contract/errors.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { addBulkUpload, sheetPath } from "@polyphon/contract/people/bulk-upload.contract.ts";
import type { UploadState } from "@polyphon/contract/people/bulk-upload.ts";
import { pickLanguage } from "@polyphon/i18n/kit/languages.ts";
import { record } from "../../../platform/audit/record.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { refuseAccess } from "../../../platform/http/access.ts";
import { problemOf } from "../../../platform/http/problem.ts";
import { actorOf, type FindActor, type RawHandler } from "../../../platform/http/raw-route.ts";
import { sendJob } from "../../../platform/jobs/send-job.ts";
import type { Log } from "../../../platform/log/log.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { scopeOf, type StaffActor } from "../../../platform/session/actor.ts";
import { newStorageKey } from "../../../platform/storage/storage-key.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { readUploadJob } from "./jobs/read-upload.job.ts";
import { sheetKind } from "./sheet/sheet-kind.ts";
import { findUpload, keepFile, lockUpload, refuseFile, type UploadRecord } from "./uploads.store.ts";

export interface ReceiveDeps {
  readonly storage: Storage;
  readonly database: Database;
  readonly authenticate: FindActor;
  readonly log: Log;
}

const pathWithId = new RegExp(`^${sheetPath("([1-9]\\d{0,15})")}$`);
const most = limits.bulkUpload.bytes;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw new Refusal("too_large");
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new Refusal("too_large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The bytes of a file whose upload was announced by the same person. Sent again after a lost answer, they change nothing. */
export function receiveSheet(deps: ReceiveDeps): RawHandler {
  async function identify(request: IncomingMessage, address: string): Promise<StaffActor> {
    const actor = await actorOf(request, address, deps.authenticate);
    const refused: ErrorName | null = actor ? refuseAccess(addBulkUpload.access, actor) : "invalid_token";
    if (refused !== null) throw new Refusal(refused);
    if (actor?.kind !== "staff") throw new Refusal("access_denied");
    return actor;
  }

  async function keep(
    actor: StaffActor,
    { id, fileName }: UploadRecord,
    bytes: Buffer,
  ): Promise<UploadState> {
    const kind = sheetKind(bytes, fileName);
    const fileKey = newStorageKey();
    if (kind !== null) await deps.storage.put(fileKey, bytes, "application/octet-stream");
    return inTransaction(deps.database, scopeOf(actor), async (tx) => {
      const upload = await lockUpload(tx, id);
      if (upload?.state !== "WAITING") return upload?.state ?? "CANCELLED";
      if (kind === null) {
        await refuseFile(tx, id, "not_a_sheet");
        return "REFUSED";
      }
      await keepFile(tx, id, fileKey);
      await sendJob(tx, readUploadJob, { uploadId: id });
      record(tx, {
        action: "send-bulk-upload",
        actor,
        companyId: upload.companyId,
        subject: "bulk-upload",
        subjectId: id,
      });
      return "READING";
    });
  }

  async function receive(
    request: IncomingMessage,
    address: string,
  ): Promise<{ id: number; state: UploadState }> {
    const actor = await identify(request, address);
    const id = Number(pathWithId.exec((request.url ?? "").split("?")[0] ?? "")?.[1] ?? 0);
    const upload = await inTransaction(deps.database, scopeOf(actor), (tx) => findUpload(tx, id));
    if (upload?.createdBy !== actor.accountId) throw new Refusal("not_found");
    if (upload.state !== "WAITING") return { id, state: upload.state };
    return { id, state: await keep(actor, upload, await bodyOf(request)) };
  }

  return async (request, response, address) => {
    const head = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
    try {
      const answer = await receive(request, address);
      response.writeHead(200, { ...head, "x-content-type-options": "nosniff" }).end(JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof Refusal)) deps.log.error({ err: error }, "a file of employees was not taken");
      const refusal = error instanceof Refusal ? error : new Refusal("internal");
      const { status, body } = problemOf(refusal, pickLanguage(request.headers["accept-language"]));
      // What was not read of the body cannot be skipped cheaply, so the connection ends with the answer.
      if (response.headersSent) response.destroy();
      else response.writeHead(status, { ...head, connection: "close" }).end(JSON.stringify(body));
    }
  };
}
