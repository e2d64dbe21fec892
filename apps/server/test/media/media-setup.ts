import { createServer } from "node:http";
import type { CallOf, Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  findUpload,
  frontUploadPath,
  readMedia,
  uploadPath,
} from "@polyphon/contract/media/media.contract.ts";
import { makeS3UploadStore } from "../../src/adapters/s3/s3-upload-store.ts";
import { media } from "../../src/modules/media/media.module.ts";
import { makeMediaHandler } from "../../src/modules/media/delivery/make-media-handler.ts";
import { frontDoor, makeUploadHandler } from "../../src/modules/media/upload/make-upload-handler.ts";
import type { OutsidePages } from "../../src/modules/media/media.port.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import { allScope } from "../../src/platform/db/scope.ts";
import { inTransaction, type Tx } from "../../src/platform/db/transaction.ts";
import { makeLog } from "../../src/platform/log/log.ts";
import { runOperation } from "../../src/platform/operation/run-operation.ts";
import type { Actor, StaffActor } from "../../src/platform/session/actor.ts";
import { runJob } from "../run-job.ts";
import { openTestDatabase } from "../services/test-database.ts";
import { noCouncil } from "../services/no-council.ts";
import { openTestStorage } from "../services/test-storage.ts";
import { makeSigner } from "../../src/platform/secret/signer.ts";

export type MediaSetup = Awaited<ReturnType<typeof openMediaSetup>>;

const expiresAt = new Date(Date.now() + 3_600_000);

function staff(
  accountId: number,
  companyId: number | null,
  permissions: StaffActor["permissions"],
): StaffActor {
  return {
    kind: "staff",
    accountId,
    userType: 3,
    roleId: 1,
    companyId,
    fullAccess: false,
    permissions,
    restriction: null,
    sso: false,
    expiresAt,
  };
}

interface Seeded {
  readonly companies: readonly number[];
  readonly accounts: readonly number[];
}

async function seed(tx: Tx): Promise<Seeded> {
  const { rows } = await tx.client.query<Seeded>(`
    with c as (insert into company (name, domain, time_zone, theme_color)
      select 'Company ' || n, 'c' || n || '.example', 'Europe/Berlin', '#0b7285' from generate_series(1, 2) n returning id),
    a as (insert into account (kind, email, password_hash, first_name, last_name)
      select 'staff', 'm' || n || '@x.example', '', 'A', 'B' from generate_series(1, 5) n returning id)
    select (select array_agg(id::int) from c) as companies, (select array_agg(id::int) from a) as accounts`);
  return rows[0] ?? { companies: [], accounts: [] };
}

/** The open internet is unreachable here; the tests of extraction bring a sandbox. */
const nothingOutside: OutsidePages = {
  page: () => Promise.resolve(null),
  picture: () => Promise.resolve(null),
  mayAsk: () => Promise.resolve(true),
};

/** The media module as it runs in the product: real HTTP, database, storage and child processes. */
export async function openMediaSetup(port: number, outside: OutsidePages = nothingOutside) {
  const [database, { storage, settings }] = [await openTestDatabase(), await openTestStorage()];
  const signer = makeSigner(readConfig({}).SIGNING_KEY);
  const log = makeLog({ level: "error", process: "test" });

  const { companies, accounts } = await inTransaction(database.pool, allScope("demo"), seed);
  const [first = 0, second = 0] = companies;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = accounts;
  const employee = {
    kind: "front",
    accountId: e,
    companyId: first,
    timeZone: "Europe/Berlin",
    features: new Set(),
    featuresOff: [],
    lightFrontUser: false,
    roleId: 8,
    primaryAccountId: null,
    restriction: null,
    sso: false,
    expiresAt,
  } as const satisfies Actor;
  const actors = {
    editor: staff(a, first, new Set(["add_post", "list_post_gallery_image"])),
    colleague: staff(b, first, new Set(["add_post"])),
    stranger: staff(c, second, new Set(["add_post"])),
    provider: staff(d, null, new Set(["add_post"])),
    reader: staff(e, first, new Set(["list_post"])),
    galleryKeeper: staff(b, first, new Set(["list_post_gallery_image"])),
    superAdmin: { ...staff(d, null, new Set()), userType: 0, fullAccess: true },
    employee,
    ownWriter: { ...employee, features: new Set(["own_post"]) },
  } satisfies Record<string, Actor>;

  const uploads = {
    store: makeS3UploadStore(settings),
    database: database.pool,
    authenticate: async (token: string) => actors[token as keyof typeof actors] ?? null,
    log,
  };
  const [upload, frontUpload] = [makeUploadHandler(uploads), makeUploadHandler(uploads, frontDoor)];
  const serve = makeMediaHandler({ storage, signer, log });
  const server = createServer((request, response) => {
    const { url = "" } = request;
    const byDoor = url.startsWith(frontUploadPath) ? frontUpload : serve;
    void (url.startsWith(uploadPath) ? upload : byDoor)(request, response, "127.0.0.1");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  const module = media({ storage, signer, outside });

  /** A call of the module, through the real operation. */
  async function run<E extends Endpoint>(endpoint: E, actor: Actor, input: CallOf<E>): Promise<OutputOf<E>> {
    const operation = module.operations.find((one) => one.endpoint.name === endpoint.name);
    if (!operation) throw new Error("the operation is missing");
    const call = {
      input: endpoint.input.parse(input),
      actor,
      visitor: { address: "", agent: null, language: "en", tokenHash: null },
      council: noCouncil,
      idempotencyKey: null,
      now: new Date(),
    } as const;
    return endpoint.output.parse(await runOperation(database.pool, operation, call)) as OutputOf<E>;
  }

  /** Runs the pending deletions, as the worker would. */
  async function removeFiles(): Promise<void> {
    const handler = module.jobs.find((one) => one.job.name === "remove-files");
    const { rows } = await database.pool.query<{ data: Record<string, unknown> }>(
      "delete from pgboss.job where name = 'remove-files' returning data",
    );
    for (const { data } of rows) if (handler) await runJob({ database: database.pool, log }, handler, data);
  }

  async function usedByPost(mediaId: number): Promise<void> {
    await inTransaction(database.pool, allScope("demo"), (tx) =>
      tx.client.query(
        `with subject as (insert into category (name) values ('Films') returning id)
         insert into post (category_id, title, source, type, language, voices, publish_at, status, attachment_id)
         select id, 'A film', 'CURATED', 'VIDEO', 'ENGLISH', '[]', now(), 'PUBLISHED', $1 from subject`,
        [mediaId],
      ),
    );
  }

  /** Runs the check as the worker would. */
  async function check(mediaId: number, using = storage): Promise<void> {
    const job = media({ storage: using, signer, outside }).jobs.find((one) => one.job.name === "check-media");
    const signal = new AbortController().signal;
    await job?.run({
      jobId: "test",
      payload: { mediaId },
      database: database.pool,
      log,
      now: new Date(),
      signal,
    });
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    actors,
    database,
    storage,
    signer,
    module,
    check,
    log,
    run,
    usedByPost,
    removeFiles,
    findUpload: (actor: Actor, uploadId: string) => run(findUpload, actor, { uploadId }),
    readMedia: (actor: Actor, id: number) => run(readMedia, actor, { id }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.drop();
    },
  };
}
