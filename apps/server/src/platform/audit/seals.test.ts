import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminUrl, openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope, companyScope } from "../db/scope.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { readKeyRing } from "../secret/key-ring.ts";
import type { AuditDeps } from "./audit-deps.ts";
import { checkSeals } from "./check-seals.ts";
import { sealsInFile } from "./outside-seals.ts";
import { type AuditEntry, record } from "./record.ts";
import { makeMetrics } from "../metrics/metrics.ts";
import { sealWaiting } from "./seal-lines.ts";
import { startSealing } from "./start-sealing.ts";

const keyOf = (fill: number) => Buffer.alloc(32, fill).toString("base64");
const old = readKeyRing("AUDIT_KEYS", `a:${keyOf(1)}`);
const both = readKeyRing("AUDIT_KEYS", `b:${keyOf(2)},a:${keyOf(1)}`);

let db: TestDatabase;
/** Whoever owns the database: nothing stops them, so they must be seen. */
let owner: pg.Client;
let company = 100;

beforeAll(async () => {
  db = await openTestDatabase();
  owner = new pg.Client({ connectionString: new URL(`/${db.name}`, adminUrl).href });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});
beforeEach(async () => {
  company += 1;
  await owner.query("truncate audit_entry, audit_unsealed, audit_seal restart identity");
});

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  action: "edit-post",
  actor: { kind: "staff", accountId: 7 },
  companyId: company,
  subject: "post",
  subjectId: 9,
  details: { zeta: "last", alpha: ["a", "b"], moved: true },
  ...over,
});
const inCompany = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db.pool, companyScope(company), work);
const write = (...entries: AuditEntry[]) =>
  inCompany(async (tx) => {
    for (const one of entries) record(tx, one);
  });
async function sealAll(keys = old): Promise<void> {
  for (let more = true; more;) more = (await sealWaiting(db.pool, keys)).more;
}
const check = (deps: Partial<AuditDeps> = {}) =>
  checkSeals(db.pool, { keys: old, outside: null, ...deps }, AbortSignal.timeout(30_000));

/** Five lines, one seal for each. */
async function fiveSealed(): Promise<void> {
  for (let index = 0; index < 5; index += 1) {
    await write(entry({ subjectId: index }));
    await sealAll();
  }
}

describe("an audit line", () => {
  test("is written with the change it records, or not at all", async () => {
    const failing = inCompany(async (tx) => {
      record(tx, entry());
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    await write(entry({ action: "first" }), entry({ action: "second", actor: null, details: {} }));
    const { rows } = await owner.query("select action from audit_entry order by id");
    expect(rows).toEqual([{ action: "first" }, { action: "second" }]);
  });

  test("waits for nobody: neither for another command of its company nor for the sealing", async () => {
    await write(entry());
    await inTransaction(db.pool, allScope("audit"), async (sealing) => {
      await sealing.client.query("select pg_advisory_xact_lock(hashtextextended('audit-seal', 0))");
      await inCompany(async (slow) => {
        record(slow, entry({ action: "slow" }));
        await slow.client.query("select 1");
        await write(entry({ action: "quick" }));
      });
    });
    const { rows } = await owner.query("select action from audit_entry order by id offset 1");
    expect(rows).toEqual([{ action: "quick" }, { action: "slow" }]);
  });

  test("cannot be changed, removed, sealed or unsealed by the product's own role", async () => {
    await fiveSealed();
    for (const sql of [
      "update audit_entry set action = 'other'",
      "delete from audit_entry",
      "delete from audit_unsealed",
      "insert into audit_seal (chain, number, at, entry_ids, key, hash) values (1, 9, now(), '{}', 'a', '')",
      "update audit_seal set hash = ''",
      "delete from audit_seal",
      "update record_change set changes = '[]'",
      "delete from record_change",
      "delete from kill_switch_log",
      "delete from share_attempt",
    ])
      await expect(
        inCompany((tx) => tx.client.query(sql)),
        sql,
      ).rejects.toThrow("permission denied");
    for (const sql of [
      "update audit_seal set hash = ''",
      "delete from audit_seal",
      "delete from audit_entry",
    ])
      await expect(
        inTransaction(db.pool, allScope("audit"), (tx) => tx.client.query(sql)),
        sql,
      ).rejects.toThrow("permission denied");
  });
});

describe("the seals", () => {
  test("of a trail that nobody touched are intact, also when there are none", async () => {
    expect(await check()).toMatchObject({ fault: null, seals: 0, lines: 0 });
    await write(entry());
    await write(entry({ actor: null, subjectId: null, details: {} }), entry({ action: "sign-in" }));
    await inTransaction(db.pool, allScope("audit"), async (tx) => record(tx, entry({ companyId: null })));
    expect(await check()).toMatchObject({ fault: null, seals: 0, lines: 0 });
    await sealAll();
    expect(await check()).toMatchObject({ fault: null, seals: 2, lines: 4 });
    const { rows } = await owner.query("select count(*)::int as waiting from audit_unsealed");
    expect(rows).toEqual([{ waiting: 0 }]);
  });

  test("cover a line that was written early and committed late", async () => {
    await inCompany(async (late) => {
      await late.client.query(
        `with line as (insert into audit_entry (company_id, action, subject) values ($1, 'late', 'x') returning id, company_id)
         insert into audit_unsealed (entry_id, company_id) select id, company_id from line`,
        [company],
      );
      await write(entry({ action: "early" }));
      await sealAll();
    });
    await sealAll();
    expect(await check()).toMatchObject({ fault: null, seals: 2, lines: 2 });
  });

  test("of a hundred concurrent changes and eight sealers form one unbroken chain", async () => {
    const writers = Array.from({ length: 100 }, (_, index) => write(entry({ subjectId: index })));
    const sealers = Array.from({ length: 8 }, () => sealAll());
    await Promise.all([...writers, ...sealers]);
    await sealAll();
    expect(await check()).toMatchObject({ fault: null, lines: 100 });
    const { rows } = await owner.query(
      "select count(*)::int as seals, max(number)::int as last from audit_seal where chain = $1",
      [company],
    );
    expect(rows).toEqual([{ seals: rows[0]?.last, last: rows[0]?.last }]);
  });

  test("of an older key still hold when there is a newer one, and not without it", async () => {
    await write(entry());
    await sealAll(old);
    await write(entry());
    await sealAll(both);
    expect(await check({ keys: both })).toMatchObject({ fault: null, seals: 2 });
    expect(await check({ keys: old })).toMatchObject({ fault: "key_unknown", chain: company, number: 2 });
    const forged = readKeyRing("AUDIT_KEYS", `b:${keyOf(3)},a:${keyOf(1)}`);
    expect(await check({ keys: forged })).toMatchObject({ fault: "seal_wrong", number: 2 });
  });
});

describe("a check notices when the owner of the database", () => {
  const third = "(select id from audit_entry order by id offset 2 limit 1)";
  test.each([
    ["changes an action", `update audit_entry set action = 'view-post' where id = ${third}`, "seal_wrong", 3],
    ["changes an actor", `update audit_entry set actor_id = 8 where id = ${third}`, "seal_wrong", 3],
    [
      "changes a detail",
      `update audit_entry set details = '{"zeta":"x"}' where id = ${third}`,
      "seal_wrong",
      3,
    ],
    [
      "changes a time",
      `update audit_entry set at = at - interval '1 hour' where id = ${third}`,
      "seal_wrong",
      3,
    ],
    ["moves it to a company", `update audit_entry set company_id = 1 where id = ${third}`, "seal_wrong", 3],
    ["removes a line", `delete from audit_entry where id = ${third}`, "line_missing", 3],
    [
      "removes the last line",
      "delete from audit_entry where id = (select max(id) from audit_entry)",
      "line_missing",
      5,
    ],
    ["removes every line", "delete from audit_entry", "line_missing", 1],
    [
      "removes a seal with its line",
      `with gone as (delete from audit_entry where id = ${third}) delete from audit_seal where number = 3`,
      "seal_missing",
      3,
    ],
    [
      "exchanges two lines",
      `update audit_entry a set subject_id = b.subject_id from audit_entry b where a.id + b.id = 2 * ${third}`,
      "seal_wrong",
      1,
    ],
    [
      "renumbers two seals",
      "update audit_seal set number = 99 where number = 2; update audit_seal set number = 2 where number = 3; update audit_seal set number = 3 where number = 99",
      "seal_wrong",
      2,
    ],
    [
      "puts a line into a seal",
      `insert into audit_entry (company_id, action, subject) select max(company_id), 'x', 'y' from audit_entry; update audit_seal set entry_ids = entry_ids || (select max(id) from audit_entry) where number = 3`,
      "seal_wrong",
      3,
    ],
  ])("%s", async (_, tampering, fault, number) => {
    await fiveSealed();
    expect(await check()).toMatchObject({ fault: null, seals: 5, lines: 5 });
    await owner.query(tampering);
    expect(await check()).toMatchObject({ fault, chain: company, number });
  });

  test("inserts a line past the product, whatever number it has", async () => {
    await fiveSealed();
    await owner.query(
      "insert into audit_entry (company_id, action, subject) select max(company_id), 'forged', 'x' from audit_entry",
    );
    expect(await check()).toMatchObject({ fault: "line_uncovered", entryId: 6 });
    await owner.query("delete from audit_entry where id = 6");
    await owner.query(
      `insert into audit_entry (id, company_id, action, subject) overriding system value
       select 100, max(company_id), 'forged', 'x' from audit_entry`,
    );
    expect(await check()).toMatchObject({ fault: "line_uncovered", entryId: 100 });
  });

  test("rewrites a whole chain with the right key, where a copy stands outside", async () => {
    const folder = await mkdtemp(join(tmpdir(), "polyphon-seals-"));
    const outside = sealsInFile(join(folder, "seals.jsonl"));
    expect(await check({ outside })).toMatchObject({ fault: null, outside: 0 });
    await write(entry(), entry());
    const first = await sealWaiting(db.pool, old);
    await outside.append(first.seals);
    await write(entry());
    await sealAll();
    expect(await check({ outside })).toMatchObject({ fault: null, outside: 1 });
    // As after a power cut: the last line is torn.
    const path = join(folder, "seals.jsonl");
    await writeFile(path, `${await readFile(path, "utf8")}{"at":"2026-`);
    expect(await check({ outside })).toMatchObject({ fault: null, outside: 1 });

    await owner.query("truncate audit_seal");
    await owner.query("update audit_entry set action = 'nothing-happened'");
    await owner.query(
      "insert into audit_unsealed (entry_id, company_id) select id, company_id from audit_entry",
    );
    await sealAll();
    expect(await check()).toMatchObject({ fault: null, lines: 3 });
    expect(await check({ outside })).toMatchObject({ fault: "outside_differs", chain: company, number: 1 });
    await rm(folder, { recursive: true });
  });
});

test("a copy outside that cannot be written is said, and sealing goes on", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const outside = sealsInFile(join(tmpdir(), "polyphon-no-such-folder", "seals.jsonl"));
  await write(entry());
  const sealing = startSealing({ database: db.pool, keys: old, outside, log, metrics: makeMetrics() });
  const waiting = async () => (await owner.query("select from audit_unsealed")).rowCount;
  await expect.poll(waiting).toBe(0);
  await expect.poll(() => lines.join("\n")).toContain("could not be copied outside");
  await write(entry());
  await expect.poll(waiting).toBe(0);
  await sealing.stop();
});
