import { setTimeout as sleep } from "node:timers/promises";
import { connectionLost } from "@polyphon/contract/networks/networks.events.ts";
import { type Sandbox, startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { pino } from "pino";
import { createElement } from "react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { openSmtp } from "../../../adapters/smtp/smtp-transport.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { allScope, companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { listenerHandlers } from "../../../platform/events/listener-job.ts";
import { registerListeners } from "../../../platform/events/listeners.ts";
import { type RunningJobs, startJobs } from "../../../platform/jobs/run-jobs.ts";
import { mailKind } from "../../../platform/mail/mail-kind.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { makeMetrics } from "../../../platform/metrics/metrics.ts";
import { deliverMail } from "./jobs/deliver-mail.ts";
import { connectionLostMail, connectionLostTemplate } from "../mails/connection-lost.ts";
import { mailTemplate } from "../mail-templates/mail-template.ts";
import { makeLinkBox } from "../../../platform/mail/sealed-link.ts";
import { makeSecretBox } from "../../../platform/secret/secret-box.ts";
import { notifications } from "../notifications.module.ts";
import type { NotificationDeps } from "../notifications.deps.ts";
import { unsubscribeToken } from "../opt-outs/unsubscribe-token.ts";
import { makeSigner } from "../../../platform/secret/signer.ts";

const log = pino({ level: "silent" });
const ports = { port: 16410, smtpPort: 16411 };
const smtp = openSmtp(`smtp://127.0.0.1:${ports.smtpPort}`);
const deps: NotificationDeps = {
  transport: smtp,
  from: "Polyphon <hello@polyphon.example>",
  employeeUrl: "https://share.example",
  apiUrl: "https://api.example",
  signer: makeSigner(Buffer.alloc(32, 5).toString("base64")),
  sharesToAnnounce: () => Promise.resolve([]),
  turnLink: (shareId) => `https://share.example/fbschedule?key=${shareId}`,
  isEmailProhibited: (_, email) => Promise.resolve(email === "prohibited@acme.example"),
  linkBox: makeLinkBox(makeSecretBox(`test:${Buffer.alloc(32, 5).toString("base64")}`)),
};
let db: TestDatabase;
let sandbox: Sandbox | null = null;
let running: RunningJobs | null = null;
let companyId = 0;
const people: Record<string, number> = {};

beforeAll(async () => {
  db = await openTestDatabase();
  await inTransaction(db.pool, allScope("demo"), async (tx) => {
    const company = await tx.client.query<{ id: number }>(
      "insert into company (name, domain, time_zone, theme_color) values ('Nordwind <AG>', 'nordwind.example', 'Europe/Berlin', '#ffd43b') returning id",
    );
    companyId = company.rows[0]?.id ?? 0;
    for (const [email, language] of [
      ["anna@nordwind.example", "en"],
      ["bernd@nordwind.example", "de"],
    ]) {
      const account = await tx.client.query<{ id: number }>(
        `insert into account (company_id, kind, email, password_hash, first_name, last_name, language)
         values ($1, 'front', $2, 'x', '<b>Anna</b>', 'Beispiel', $3) returning id`,
        [companyId, email, language],
      );
      people[language ?? ""] = account.rows[0]?.id ?? 0;
    }
  });
});
afterEach(async () => {
  await running?.stop();
  await sandbox?.stop();
  running = null;
  sandbox = null;
});
afterAll(async () => {
  smtp.close();
  await db.drop();
});

async function start(module = notifications(deps), database: Database = db.pool): Promise<void> {
  registerListeners(module.listeners);
  const handlers = [...module.jobs, ...listenerHandlers(module.listeners)];
  const metrics = makeMetrics();
  running = await startJobs({ databaseUrl: db.appUrl, database, handlers, log, metrics, pollSeconds: 0.5 });
}

const rowOf = async (id: number | null) =>
  (
    await inTransaction(db.pool, companyScope(companyId), (tx) =>
      tx.client.query("select * from mail where id = $1", [id]),
    )
  ).rows[0] as Record<string, unknown> | undefined;

const queue = (recipient: string) =>
  inTransaction(db.pool, companyScope(companyId), (tx) =>
    queueMail(tx, {
      companyId,
      recipient,
      template: connectionLostMail,
      language: "en",
      values: { firstName: "Anna", network: "LINKEDIN" },
    }),
  );

test("a lost connection mails each person once, in their language, with one button to connect again", async () => {
  sandbox = await startSandbox(ports);
  await start();
  await inTransaction(db.pool, companyScope(companyId), async (tx) => {
    for (const userId of Object.values(people))
      emit(tx, connectionLost, { companyId, userId, network: "LINKEDIN" });
  });
  const letters = await sandbox.inbox.waitFor({ limit: 10 }, 10_000).then(async () => {
    await sleep(1500);
    return sandbox?.inbox.list({ limit: 10 }) ?? [];
  });
  expect(letters.map((letter) => letter.recipients)).toHaveLength(2);

  const english = letters.find((letter) => letter.recipients.includes("anna@nordwind.example"));
  expect(english).toMatchObject({
    subject: "Your LinkedIn connection has ended",
    from: "Polyphon <hello@polyphon.example>",
  });
  expect(english?.html).toContain('href="https://share.example/profile"');
  expect(english?.html).toContain("background-color:#ffd43b");
  expect(english?.html).toContain("&lt;b&gt;Anna&lt;/b&gt;");
  expect(english?.html).not.toContain("<b>Anna</b>");
  expect(english?.text).toContain("https://share.example/profile");
  expect(english?.headers["list-unsubscribe"]).toBeUndefined();
  const german = letters.find((letter) => letter.recipients.includes("bernd@nordwind.example"));
  expect(german?.subject).toBe("Ihre Verbindung zu LinkedIn ist beendet");
  expect(german?.headers["content-language"]).toBe("de");
});

test("a listener that runs twice for one loss mails once", async () => {
  const mail = {
    companyId,
    recipient: "twice@nordwind.example",
    template: connectionLostMail,
    language: "en",
    values: { firstName: "Anna", network: "LINKEDIN" },
    onceKey: "connection-lost:one-loss",
  } as const;
  const ids = [];
  for (let run = 0; run < 2; run += 1)
    ids.push(await inTransaction(db.pool, companyScope(companyId), (tx) => queueMail(tx, mail)));
  expect(ids).toEqual([expect.any(Number), null]);
});

test("a mail is kept while the mail server is unavailable, and arrives with the id of its first attempt", async () => {
  const id = await queue("patient@nordwind.example");
  await start();
  await expect.poll(async () => (await rowOf(id))?.["attempts"], { timeout: 8000 }).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => (await rowOf(id))?.["error"], { timeout: 8000 }).toMatch(/ECONNREFUSED/);
  expect(await rowOf(id)).toMatchObject({ state: "PENDING" });

  sandbox = await startSandbox(ports);
  await expect.poll(async () => (await rowOf(id))?.["state"], { timeout: 15_000 }).toBe("SENT");
  const letters = await sandbox.inbox.list({ to: "patient@nordwind.example", limit: 10 });
  const createdAt = (await rowOf(id))?.["created_at"] as Date;
  expect(letters.map((letter) => letter.headers["message-id"])).toEqual([
    `<${id}.${createdAt.getTime()}@polyphon.example>`,
  ]);
  expect(await rowOf(id)).toMatchObject({ error: null, claimed_until: null });
});

test("a recipient that does not exist is not retried, and the log keeps the server's message", async () => {
  sandbox = await startSandbox(ports);
  const id = await queue("bounce@nordwind.example");
  await start();
  await expect.poll(async () => (await rowOf(id))?.["state"], { timeout: 8000 }).toBe("FAILED");
  expect(await rowOf(id)).toMatchObject({ attempts: 1, error: expect.stringContaining("5.1.1") as string });
});

test("a mail ends as failed after its last attempt", async () => {
  sandbox = await startSandbox(ports);
  const id = await queue("defer@nordwind.example");
  await inTransaction(db.pool, allScope("mail"), (tx) =>
    tx.client.query("update mail set attempts = 46 where id = $1", [id]),
  );
  await start();
  await expect.poll(async () => (await rowOf(id))?.["state"], { timeout: 15_000 }).toBe("FAILED");
  expect(await rowOf(id)).toMatchObject({ attempts: 48, error: expect.stringContaining("4.7.1") as string });
});

test("a mail that the server accepted is not sent again although the database was unavailable at that moment", async () => {
  sandbox = await startSandbox(ports);
  let away = false;
  const flaky = new Proxy(db.pool, {
    get: (pool, name) => {
      if (name === "connect" && away) return () => Promise.reject(new Error("the database is away"));
      const value: unknown = Reflect.get(pool, name);
      return typeof value === "function" ? (value.bind(pool) as unknown) : value;
    },
  });
  const transport = {
    send: async (message: Parameters<typeof smtp.send>[0]) => {
      const result = await smtp.send(message);
      away = true;
      setTimeout(() => {
        away = false;
      }, 2000);
      return result;
    },
  };
  const id = await queue("once@nordwind.example");
  await start(notifications({ ...deps, transport }), flaky);
  await expect.poll(async () => (await rowOf(id))?.["state"], { timeout: 10_000 }).toBe("SENT");
  expect(await rowOf(id)).toMatchObject({ attempts: 1 });
  expect(await sandbox.inbox.list({ to: "once@nordwind.example", limit: 10 })).toHaveLength(1);
});

test("two workers that hold the same mail send it once", async () => {
  sandbox = await startSandbox(ports);
  const id = await queue("shared@nordwind.example");
  const handler = deliverMail(deps, [connectionLostTemplate]);
  const context = {
    jobId: "x",
    payload: { mailId: id },
    database: db.pool,
    log,
    now: new Date(),
    signal: new AbortController().signal,
  };
  const results = await Promise.allSettled([handler.run(context), handler.run(context)]);
  expect(results.map((result) => result.status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "fulfilled",
    "rejected",
  ]);
  await handler.run(context);
  expect(await sandbox.inbox.list({ to: "shared@nordwind.example", limit: 10 })).toHaveLength(1);
});

test("a mail that the recipient did not cause carries one-click unsubscribe", async () => {
  sandbox = await startSandbox(ports);
  const digest = mailKind({ name: "digest", values: z.object({}), transactional: false });
  const template = mailTemplate(digest, () => ({ subject: "News", body: createElement("p", null, "News") }));
  const id = await inTransaction(db.pool, companyScope(companyId), (tx) =>
    queueMail(tx, {
      companyId,
      recipient: "reader@nordwind.example",
      template: digest,
      language: "en",
      values: {},
    }),
  );
  await start({
    name: "notifications",
    operations: [],
    jobs: [deliverMail(deps, [template])],
    listeners: [],
  });
  const [letter] = await sandbox.inbox.waitFor({ to: "reader@nordwind.example", limit: 1 }, 10_000);
  const token = unsubscribeToken(id ?? 0, deps.signer);
  expect(letter?.headers["list-unsubscribe"]).toBe(`<https://api.example/auth/unsubscribe-emails/${token}>`);
  expect(letter?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
});

test("a person who unsubscribed gets no such mail, but still those they cause themselves", async () => {
  sandbox = await startSandbox(ports);
  const digest = mailKind({ name: "digest", values: z.object({}), transactional: false });
  const template = mailTemplate(digest, () => ({ subject: "News", body: createElement("p", null, "News") }));
  const recipient = "Quiet@nordwind.example";
  const news = await inTransaction(db.pool, companyScope(companyId), (tx) =>
    queueMail(tx, { companyId, recipient, template: digest, language: "en", values: {} }),
  );
  await inTransaction(db.pool, allScope("mail"), (tx) =>
    tx.client.query("insert into mail_opt_out (email) values ('quiet@nordwind.example')"),
  );
  const own = await queue(recipient);
  await start({
    name: "notifications",
    operations: [],
    jobs: [deliverMail(deps, [template, connectionLostTemplate])],
    listeners: [],
  });
  await expect.poll(async () => (await rowOf(own))?.["state"], { timeout: 10_000 }).toBe("SENT");
  await expect.poll(async () => (await rowOf(news))?.["state"], { timeout: 10_000 }).toBe("FAILED");
  expect(await rowOf(news)).toMatchObject({ error: "the recipient unsubscribed" });
  expect(await sandbox.inbox.list({ to: recipient, limit: 10 })).toHaveLength(1);
});
