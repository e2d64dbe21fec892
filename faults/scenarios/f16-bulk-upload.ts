import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { ensureBucket } from "@polyphon/server/adapters/s3/ensure-bucket.ts";
import { makeS3Storage } from "@polyphon/server/adapters/s3/s3-storage.ts";
import { addUploadedJob } from "@polyphon/server/modules/people/uploads/jobs/add-uploaded.job.ts";
import { readUploadJob } from "@polyphon/server/modules/people/uploads/jobs/read-upload.job.ts";
import { writeSheet } from "@polyphon/server/modules/people/uploads/sheet/write-sheet.ts";
import { beginRun, insertUpload, keepFile } from "@polyphon/server/modules/people/uploads/uploads.store.ts";
import { readConfig } from "@polyphon/server/platform/config/config.ts";
import { cloneDatabase } from "@polyphon/server/platform/db/setup/create-database.ts";
import { type Database, openPool } from "@polyphon/server/platform/db/pool.ts";
import { allScope } from "@polyphon/server/platform/db/scope.ts";
import { inTransaction } from "@polyphon/server/platform/db/transaction.ts";
import { sendJob } from "@polyphon/server/platform/jobs/send-job.ts";
import { newStorageKey } from "@polyphon/server/platform/storage/storage-key.ts";
import { type Child, startChild } from "../processes/child-process.ts";
import { type Measurement, none, note } from "../measurement.ts";
import type { Setup } from "../setup.ts";
import { waitUntil } from "../wait-until.ts";

const domain = "northwind.example";
/** Of a thousand rows: this many have no last name, and this many repeat the address of the row before. */
const wrong = { nameless: 7, repeated: 3 };

const isNameless = (at: number) => at % 1_000 < wrong.nameless;
const isRepeated = (at: number) => at % 1_000 >= 1_000 - wrong.repeated;

async function* rowsOf(count: number) {
  const perPage = 1_000;
  for (let first = 0; first < count; first += perPage) {
    yield Array.from({ length: Math.min(perPage, count - first) }, (_, at) => {
      const number = first + at;
      const owner = isRepeated(number) ? number - wrong.repeated : number;
      return [`First ${number}`, isNameless(number) ? "" : `Last ${number}`, `p${owner}@${domain}`, "de", ""];
    });
  }
}

const expectedOf = (count: number) =>
  Array.from({ length: count }, (_, at) => at).filter((at) => !isNameless(at) && !isRepeated(at)).length;

function peakMegabytes(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

const startWorker = (env: Record<string, string>): Promise<Child> =>
  startChild("apps/server/src/worker.ts", [], env, "hidden");

async function one<T>(admin: Database, text: string, values: readonly unknown[] = []): Promise<T> {
  const { rows } = await admin.query<{ value: T }>(text, [...values]);
  const row = rows[0];
  if (!row) throw new Error("the row was not found");
  return row.value;
}

const inState = (admin: Database, id: number, state: string) => async () =>
  (await one<string>(admin, "select state as value from bulk_upload where id = $1", [id])) === state;
const countDone = (admin: Database, id: number) =>
  one<number>(
    admin,
    "select count(*)::int as value from bulk_upload_row where upload_id = $1 and state = 'ADDED'",
    [id],
  );

/** A file of 50,000 employees, read, checked and added by a worker that is killed twice on the way. */
export async function f16(setup: Setup): Promise<Measurement[]> {
  const count = setup.shares ?? (setup.size === "full" ? 50_000 : 3_000);
  const urls = await cloneDatabase(setup.adminUrl, setup.template, "polyphon_bulk_upload");
  const admin = openPool({
    url: setup.adminUrl.replace(/\/[^/]*$/, "/polyphon_bulk_upload"),
    size: 2,
    name: "polyphon-faults",
  });
  const app = openPool({ url: urls.app, size: 2, name: "polyphon-faults" });
  const bucket = `faults-${Date.now().toString(36)}`;
  const env = {
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    S3_BUCKET: bucket,
    WORKER_PORT: "0",
    LOG_LEVEL: "info",
    // No mail is delivered: they wait, and are counted.
    SMTP_URL: "smtp://127.0.0.1:9",
  };
  const config = readConfig(env);
  await ensureBucket(config);
  const storage = makeS3Storage(config);
  const sheet = await writeSheet({
    title: "People",
    heading: ["First name", "Last name", "E-mail", "Language", "Group"],
    widths: [20, 20, 30, 10, 10],
    rows: rowsOf(count),
  });
  const fileKey = newStorageKey();
  await storage.put(fileKey, sheet, "application/octet-stream");

  const companyId = await one<number>(
    admin,
    "insert into company (name, domain, time_zone, theme_color) values ('Northwind', $1, 'Europe/Berlin', '#0b7285') returning id as value",
    [domain],
  );
  const actorId = await one<number>(
    admin,
    "insert into account (kind, email, password_hash, first_name, last_name) values ('staff', 'mara@provider.example', '', 'M', 'O') returning id as value",
  );
  let worker = await startWorker(env);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMegabytes(worker.pid));
  }, 250);
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1_000;
  const id = await inTransaction(app, allScope("demo"), async (tx) => {
    const uploadId = await insertUpload(tx, { companyId, createdBy: actorId, fileName: "people.xlsx" });
    await keepFile(tx, uploadId, fileKey);
    await sendJob(tx, readUploadJob, { uploadId });
    return uploadId;
  });
  await waitUntil(inState(admin, id, "CHECKING"), 600_000);
  const read = since();
  await waitUntil(inState(admin, id, "CHECKED"), 900_000);
  const checked = since();

  const startedAt = performance.now();
  await inTransaction(app, allScope("demo"), async (tx) => {
    await beginRun(tx, id, { actorId, skipExisting: true });
    await sendJob(tx, addUploadedJob, { uploadId: id });
  });
  let kills = 0;
  for (const share of [0.25, 0.6]) {
    await waitUntil(async () => (await countDone(admin, id)) >= expectedOf(count) * share, 900_000);
    await worker.end("SIGKILL");
    kills += 1;
    await pause(500);
    worker = await startWorker(env);
  }
  await waitUntil(inState(admin, id, "DONE"), 1_800_000);
  const adding = (performance.now() - startedAt) / 1_000;
  clearInterval(watch);
  await worker.end("SIGKILL");

  const expected = expectedOf(count);
  const accounts = await one<number>(
    admin,
    "select count(*)::int as value from account where company_id = $1 and kind = 'front' and must_change_password",
    [companyId],
  );
  const people = await one<number>(
    admin,
    "select count(distinct email)::int as value from account where company_id = $1",
    [companyId],
  );
  const mails = await one<number>(
    admin,
    "select count(*)::int as value from mail where template = 'first-password'",
  );
  const mailed = await one<number>(
    admin,
    "select count(distinct recipient)::int as value from mail where template = 'first-password'",
  );
  const added = await countDone(admin, id);
  const faulty = await one<number>(
    admin,
    "select count(*)::int as value from bulk_upload_row where upload_id = $1 and state = 'FAULTY'",
    [id],
  );
  const strange = await one<number>(
    admin,
    `select count(*)::int as value from bulk_upload_row r join account a on a.id = r.account_id
     where r.upload_id = $1 and (a.email <> r.email_key or a.first_name <> r.first_name or a.last_name <> r.last_name)`,
    [id],
  );
  await app.end();
  await admin.end();
  return [
    note("F16 rows, kills -9", `${count}, ${kills}`),
    none("F16 employees missing", expected - accounts),
    none("F16 employees twice", accounts - people),
    none("F16 rows added but not counted, or the other way", added - expected),
    none("F16 rows with a fault lost", count - expected - faulty),
    none("F16 accounts unlike their row", strange),
    none("F16 mails missing or too many", mails - expected),
    none("F16 mails twice", mails - mailed),
    note("F16 file, bytes", String(sheet.length)),
    note("F16 file read and stored after", `${read.toFixed(1)} s`),
    note("F16 rows checked after", `${checked.toFixed(1)} s`),
    note("F16 adding, both restarts included", `${adding.toFixed(1)} s`),
    note("F16 rate while adding", `${(expected / adding).toFixed(0)} /s`),
    note("F16 peak memory of a worker", `${peak.toFixed(0)} MB`),
  ];
}
