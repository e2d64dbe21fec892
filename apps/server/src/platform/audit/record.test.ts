import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminUrl, openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope, companyScope } from "../db/scope.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { type AuditEntry, record, verifyChain } from "./record.ts";

let db: TestDatabase;
let meddler: pg.Client;
let company = 100;

beforeAll(async () => {
  db = await openTestDatabase();
  meddler = new pg.Client({ connectionString: new URL(`/${db.name}`, adminUrl).href });
  await meddler.connect();
});
afterAll(async () => {
  await meddler.end();
  await db.drop();
});
beforeEach(() => {
  company += 1;
});

const entry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  action: "edit-post",
  actorId: 7,
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
const broken = () => inTransaction(db.pool, allScope("health"), (tx) => verifyChain(tx, company));

test("a chain that nobody touched is intact, also when it is empty", async () => {
  expect(await broken()).toBeNull();
  await write(entry());
  await write(entry({ actorId: null, subjectId: null, details: {} }), entry({ action: "sign-in" }));
  expect(await broken()).toBeNull();
});

test("an entry is written with the change it records, or not at all", async () => {
  const failing = inCompany(async (tx) => {
    record(tx, entry());
    throw new Error("the change failed");
  });
  await expect(failing).rejects.toThrow("the change failed");
  await write(entry());
  const { rows } = await meddler.query("select position from audit_entry where chain = $1", [company]);
  expect(rows).toEqual([{ position: 1 }]);
});

test("a hundred concurrent changes form one unbroken chain", async () => {
  await Promise.all(Array.from({ length: 100 }, (_, index) => write(entry({ subjectId: index }))));
  expect(await broken()).toBeNull();
  const { rows } = await meddler.query(
    "select count(distinct position)::int as places, max(position) as last from audit_entry where chain = $1",
    [company],
  );
  expect(rows).toEqual([{ places: 100, last: 100 }]);
});

test.each([
  [
    "an action is changed",
    "update audit_entry set action = 'view-post' where chain = $1 and position = 3",
    3,
  ],
  ["an actor is changed", "update audit_entry set actor_id = 8 where chain = $1 and position = 3", 3],
  [
    "a detail is changed",
    `update audit_entry set details = '{"zeta":"other"}' where chain = $1 and position = 3`,
    3,
  ],
  [
    "the time is changed",
    "update audit_entry set at = at + interval '1 hour' where chain = $1 and position = 3",
    3,
  ],
  ["the company is changed", "update audit_entry set company_id = 1 where chain = $1 and position = 3", 3],
  ["an entry is taken out", "delete from audit_entry where chain = $1 and position = 3", 4],
  ["the last entries are taken off", "delete from audit_entry where chain = $1 and position > 3", 4],
  ["everything is taken out", "delete from audit_entry where chain = $1", 1],
  ["the head is moved back", "update audit_head set position = 4 where chain = $1", 5],
])("verification notices when %s", async (_, tampering, position) => {
  for (let index = 0; index < 5; index += 1) await write(entry({ subjectId: index }));
  expect(await broken()).toBeNull();

  await meddler.query(tampering, [company]);

  expect(await broken()).toEqual({ chain: company, position });
});
