import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { emailKeyOf } from "@polyphon/rules/people/uploads/check-upload-row.ts";
import { z } from "zod";
import type { Database } from "../../../../platform/db/pool.ts";
import { allScope, companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { checkUploadJob } from "./check-upload.job.ts";
import { readUploadJob } from "./read-upload.job.ts";
import { readSheet } from "../sheet/read-sheet.ts";
import { rowsFile } from "../sheet/rows-file.ts";
import { isCsvName } from "../sheet/sheet-kind.ts";
import type { SheetVerdict } from "../sheet/sheet-verdict.ts";
import { insertRows, type ReadRow } from "../rows/upload-rows.store.ts";
import type { UploadDeps } from "../uploads.deps.ts";
import { countRead, findUpload, refuseFile, touchUpload, type UploadRecord } from "../uploads.store.ts";

const chunk = 1_000;
const text = z.string();
const line = z.tuple([z.number().int().positive(), text, text, text, text, text]);

function rowOf(json: string): ReadRow {
  const [rowNo, firstName, lastName, email, language, group] = line.parse(JSON.parse(json));
  const values = { firstName, lastName, email, language, group };
  return { rowNo, values, emailKey: emailKeyOf(email) };
}

/** In short transactions, so that a large file blocks nobody; rows written before a crash are found again and kept. */
async function keepRows(database: Database, upload: UploadRecord, folder: string): Promise<void> {
  let waiting: ReadRow[] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    await inTransaction(database, companyScope(upload.companyId), async (tx) => {
      await insertRows(tx, upload, rows);
      await touchUpload(tx, upload.id);
    });
  };
  for await (const json of createInterface({ input: createReadStream(rowsFile(folder)) })) {
    waiting.push(rowOf(json));
    if (waiting.length === chunk) await flush();
  }
  await flush();
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "polyphon-upload-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function read(database: Database, storage: Storage, upload: UploadRecord): Promise<SheetVerdict> {
  return inFolder(async (folder) => {
    const stored = await storage.get(upload.fileKey ?? "");
    if (stored.kind !== "found") return { kind: "refused", reason: "unreadable", columns: [] };
    // The name decides with the bytes whether a text is a sheet, so the child must see how it ends.
    const input = join(folder, isCsvName(upload.fileName) ? "upload.csv" : "upload");
    await pipeline(stored.body, createWriteStream(input));
    const verdict = await readSheet(input, folder);
    if (verdict.kind === "rows") await keepRows(database, upload, folder);
    return verdict;
  });
}

/** READING becomes CHECKING, or REFUSED with a reason. The uploaded original is deleted either way. */
export const readUpload = ({ storage }: UploadDeps): JobHandler =>
  handle(readUploadJob, async ({ payload, database, log }) => {
    const upload = await inTransaction(database, allScope("jobs"), (tx) => findUpload(tx, payload.uploadId));
    if (!upload?.fileKey) return;
    if (upload.state === "READING") {
      const verdict = await read(database, storage, upload);
      await inTransaction(database, companyScope(upload.companyId), async (tx) => {
        if (verdict.kind === "refused") return refuseFile(tx, upload.id, verdict.reason, verdict.columns);
        await countRead(tx, upload.id, verdict.count);
        await sendJob(tx, checkUploadJob, { uploadId: upload.id });
      });
      log.info({ uploadId: upload.id, ...verdict }, "a file of employees was read");
    }
    await storage.remove([upload.fileKey]);
  });
