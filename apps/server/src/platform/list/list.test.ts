import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope } from "../db/scope.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { Refusal } from "../operation/refusal.ts";
import { among, between, contains, equals } from "./condition.ts";
import { makeCursor } from "./cursor.ts";
import { countRows, type List, listPage, pickRows } from "./list.ts";
import { byId, newestFirst, oldestFirst } from "./list-order.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

interface Thing {
  readonly id: number;
  readonly name: string;
}

/** A table of this transaction alone, whose rows are `micros` after one instant. */
function withThings<T>(micros: readonly number[], work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db.pool, allScope("staff"), async (tx) => {
    await tx.client.query(
      "create temporary table thing (id bigint, at timestamptz, name text) on commit drop",
    );
    await tx.client.query(
      `insert into thing select place, timestamptz '2026-11-15 10:00:00Z' + micros * interval '1 microsecond', 'thing ' || place
       from unnest($1::int[]) with ordinality as given (micros, place)`,
      [micros],
    );
    return work(tx);
  });
}

const things: List = { select: "id, name", from: "thing", where: [], order: newestFirst("at", "id") };

async function walk(tx: Tx, list: List, limit: number): Promise<number[]> {
  const ids: number[] = [];
  let after: string | undefined;
  do {
    const page = await listPage<Thing>(tx, list, { after, limit });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return ids;
}

test("pages of any size show every row once and in order, also rows of the same microsecond", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 1500 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      async (micros, limit, descending) => {
        const sorted = micros
          .map((at, place) => ({ at, id: place + 1 }))
          .toSorted((one, other) => one.at - other.at || one.id - other.id)
          .map(({ id }) => id);
        const order = descending ? newestFirst("at", "id") : oldestFirst("at", "id");
        const seen = await withThings(micros, (tx) => walk(tx, { ...things, order }, limit));
        expect(seen).toEqual(descending ? sorted.toReversed() : sorted);
      },
    ),
    { numRuns: 60 },
  );
});

test("a row has what was selected and nothing of the cursor", async () => {
  const page = await withThings([0, 0], (tx) => listPage<Thing>(tx, things, { limit: 1 }));
  expect(page.rows).toEqual([{ id: 2, name: "thing 2" }]);
});

test("conditions filter by what is asked for and by nothing else", async () => {
  const at = (micros: number) => new Date(Date.parse("2026-11-15T10:00:00Z") + micros / 1000);
  const found = (where: List["where"]) =>
    withThings([0, 1000, 2000, 3000], (tx) =>
      walk(tx, { ...things, where, order: byId("id", "ascending") }, 10),
    );
  expect(await found([null, equals("id", undefined), among("id", null), contains(["name"], "")])).toEqual([
    1, 2, 3, 4,
  ]);
  expect(await found([equals("id", 2)])).toEqual([2]);
  expect(await found([among("id", [2])])).toEqual([2]);
  expect(await found([among("id", [2, 4])])).toEqual([2, 4]);
  expect(await found([among("id", [])])).toEqual([]);
  expect(await found([between("at", at(1000), at(3000))])).toEqual([2, 3]);
  expect(await found([between("at", null, at(1000))])).toEqual([1]);
  expect(await found([contains(["name"], "ING 3")])).toEqual([3]);
  expect(await found([contains(["name"], "%")])).toEqual([]);
  expect(await found(["id > 1", (bind) => `id < ${bind(3)}`])).toEqual([2]);
});

test("a count is exact up to ten thousand, then the planner's estimate, unless exactness is asked for", async () => {
  const counts = (rows: number, exactly: boolean) =>
    inTransaction(db.pool, allScope("staff"), async (tx) => {
      await tx.client.query(
        "create temporary table thing on commit drop as select generate_series(1, $1::int) as id",
        [rows],
      );
      await tx.client.query("analyze thing");
      return countRows(tx, { from: "thing", where: [] }, { exactly });
    });
  expect(await counts(10_000, false)).toEqual({ count: 10_000, exact: true });
  const many = await counts(20_000, false);
  expect(many.exact).toBe(false);
  expect(many.count).toBeGreaterThan(10_000);
  expect(await counts(20_000, true)).toEqual({ count: 20_000, exact: true });
});

test("picks rows by id up to a number and says that there are more", async () => {
  const picked = await withThings([5, 4, 3], (tx) =>
    pickRows(tx, { from: "thing", where: [] }, { id: "id", name: "name" }, 2),
  );
  expect(picked).toEqual({
    rows: [
      { id: 1, name: "thing 1" },
      { id: 2, name: "thing 2" },
    ],
    more: true,
  });
});

test("refuses a cursor whose day the calendar does not have", async () => {
  const after = makeCursor("2026-02-30 10:00:00+00", 1);
  await expect(withThings([0], (tx) => listPage(tx, things, { after, limit: 5 }))).rejects.toThrow(Refusal);
});
