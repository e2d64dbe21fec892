import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope } from "./scope.ts";
import { inTransaction } from "./transaction.ts";
import { insertRow, plusOne, replaceLinks, updateRows } from "./write.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

test("writes the given columns, increments counters, and changes only rows with matching values", async () => {
  await inTransaction(db.pool, allScope("staff"), async (tx) => {
    const id = await insertRow(tx, "category", { name: "Written", display_order: 7 });
    expect(await updateRows(tx, "category", { id, version: 99 }, { name: "Never" })).toBe(0);
    expect(await updateRows(tx, "category", { id }, { name: "Changed", version: plusOne })).toBe(1);
    const { rows } = await tx.client.query(
      "select name, display_order, version from category where id = $1",
      [id],
    );
    expect(rows).toEqual([{ name: "Changed", display_order: 7, version: 2 }]);
  });
});

test("connects a row to exactly the given ones", async () => {
  await inTransaction(db.pool, allScope("staff"), async (tx) => {
    const category = await insertRow(tx, "category", { name: "Linked", display_order: 1 });
    const companies: number[] = [];
    for (const name of ["One", "Two", "Three"])
      companies.push(
        await insertRow(tx, "company", {
          name,
          domain: `${name.toLowerCase()}.write.example`,
          time_zone: "UTC",
          theme_color: "#112233",
        }),
      );
    const [one = 0, two = 0, three = 0] = companies;
    const link = { table: "category_company", from: "category_id", to: "company_id" } as const;
    await replaceLinks(tx, link, category, [one, two]);
    await replaceLinks(tx, link, category, [two, three]);
    const { rows } = await tx.client.query<{ id: number }>(
      "select company_id as id from category_company where category_id = $1 order by company_id",
      [category],
    );
    expect(rows.map(({ id }) => id)).toEqual([two, three]);
  });
});
