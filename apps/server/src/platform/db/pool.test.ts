import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

test("ids are numbers whatever their source, and dates stay calendar days", async () => {
  const { rows } = await db.pool.query(
    "select 7::bigint as id, array[7, 8]::bigint[] as ids, array[]::bigint[] as none, date '2026-03-29' as day",
  );
  expect(rows).toEqual([{ id: 7, ids: [7, 8], none: [], day: "2026-03-29" }]);
});
