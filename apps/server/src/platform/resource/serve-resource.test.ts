import { category } from "@polyphon/contract/content/category.resource.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { allScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import { runOperation } from "../operation/run-operation.ts";
import type { StaffActor } from "../session/actor.ts";
import { serveResource } from "./serve-resource.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() =>
  inTransaction(db.pool, allScope("staff"), async (tx) => {
    await tx.client.query("delete from post");
    await tx.client.query("delete from category");
  }),
);

const operations = serveResource(category, {
  name: "category",
  columns: {
    name: "name",
    displayOrder: "display_order",
    isPrivate: "is_private",
    utmMandatory: "utm_mandatory",
  },
});

const provider: StaffActor = {
  kind: "staff",
  accountId: 1,
  userType: 0,
  roleId: 1,
  companyId: null,
  fullAccess: true,
  permissions: new Set(),
  restriction: null,
  sso: false,
  expiresAt: new Date("2030-01-01"),
};

interface Row {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}
interface Page {
  readonly items: readonly Row[];
  readonly next: string | null;
}

/** As the server does it: the input through the endpoint's own schema, the answer through its output. */
async function call<T>(
  name: string,
  input: object,
  actor = provider,
  idempotencyKey: string | null = null,
): Promise<T> {
  const operation = operations.find((one) => one.endpoint.name === name);
  if (!operation) throw new Error(`no operation ${name}`);
  const output = await runOperation(db.pool, operation, {
    input: operation.endpoint.input.parse(input),
    actor,
    visitor: { address: "127.0.0.1", language: "en", tokenHash: null },
    idempotencyKey,
    now: new Date(),
  });
  return operation.endpoint.output.parse(output) as T;
}

const value = (name: string) => ({ name, displayOrder: 1, isPrivate: false, utmMandatory: false });
const add = (name: string) => call<Row>("add-categories", value(name));
const names = (page: Page) => page.items.map((row) => row.name);

async function allPages(limit: number): Promise<string[]> {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await call<Page>("list-categories", { limit, ...(after === undefined ? {} : { after }) });
    found.push(...names(page));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return found;
}

describe("a list of an administered thing", () => {
  it("is in the order people expect of names, whatever the case and the accents", async () => {
    for (const name of ["zebra", "Ähre", "Apple", "banana", "apple pie"]) await add(name);
    expect(await allPages(100)).toEqual(["Ähre", "Apple", "apple pie", "banana", "zebra"]);
  });

  it("pages through every row once, at any page size", async () => {
    const all = Array.from({ length: 23 }, (_, at) => `Category ${String(at).padStart(2, "0")}`);
    for (const name of all.toReversed()) await add(name);
    for (const limit of [1, 5, 22, 23, 24]) expect(await allPages(limit)).toEqual(all);
  });

  it("keeps its place when rows before the cursor come and go", async () => {
    for (const name of ["b", "d", "f", "h"]) await add(name);
    const first = await call<Page>("list-categories", { limit: 2 });
    await add("a");
    await call("remove-categories", { id: first.items[1]?.id });
    const second = await call<Page>("list-categories", { limit: 2, after: first.next });
    expect(names(second)).toEqual(["f", "h"]);
  });

  it("finds a part of a name and takes percent signs and underscores literally", async () => {
    for (const name of ["Energy 100% green", "Energy 1000", "snake_case", "snakeXcase"]) await add(name);
    expect(names(await call<Page>("list-categories", { search: "ENERGY" }))).toHaveLength(2);
    expect(names(await call<Page>("list-categories", { search: "100%" }))).toEqual(["Energy 100% green"]);
    expect(names(await call<Page>("list-categories", { search: "ke_c" }))).toEqual(["snake_case"]);
  });

  it("refuses a cursor that it did not write", async () => {
    for (const after of [
      "x",
      Buffer.from('["a"]').toString("base64url"),
      Buffer.from("[1,1]").toString("base64url"),
    ])
      await expect(call("list-categories", { after })).rejects.toMatchObject({ error: "validation" });
  });
});

describe("writing an administered thing", () => {
  it("refuses a category name that exists already, whatever its case [C5categories-05]", async () => {
    await add("Energy");
    const other = await add("Water");
    await expect(add("energy")).rejects.toMatchObject({ error: "duplicate" });
    await expect(call("edit-categories", { ...other, ...value("ENERGY") })).rejects.toMatchObject({
      error: "duplicate",
    });
  });

  it("takes a name of 100 characters and none longer [C5categories-01]", async () => {
    expect((await add("x".repeat(100))).name).toHaveLength(100);
    await expect(add("x".repeat(101))).rejects.toThrow("too_big");
  });

  it("takes only a positive display order [C5categories-03]", async () => {
    await expect(call("add-categories", { ...value("Zero"), displayOrder: 0 })).rejects.toThrow("too_small");
    await expect(call("add-categories", { ...value("Minus"), displayOrder: -1 })).rejects.toThrow(
      "too_small",
    );
    expect(await allPages(10)).toEqual([]);
  });

  it("raises the version with each edit and refuses the edit of an older one", async () => {
    const row = await add("Energy");
    const edited = await call<Row>("edit-categories", { ...row, name: "Energy stories", isPrivate: true });
    expect(edited).toMatchObject({
      id: row.id,
      name: "Energy stories",
      isPrivate: true,
      version: row.version + 1,
    });
    await expect(call("edit-categories", { ...row, name: "Lost" })).rejects.toMatchObject({
      error: "edited_meanwhile",
    });
    expect(await call<Row>("get-categories", { id: row.id })).toEqual(edited);
  });

  it("refuses to delete what a post still stands in, and deletes it afterwards", async () => {
    const row = await add("Energy");
    await inTransaction(db.pool, allScope("staff"), (tx) =>
      tx.client.query(
        `insert into post (category_id, title, source, type, language, voices, publish_at, status)
         values ($1, 'A first post', 'ORIGINAL', 'TEXT', 'ENGLISH', '[]', now(), 'PUBLISHED')`,
        [row.id],
      ),
    );
    await expect(call("remove-categories", { id: row.id })).rejects.toMatchObject({ error: "in_use" });
    await inTransaction(db.pool, allScope("staff"), (tx) => tx.client.query("delete from post"));
    expect(await call("remove-categories", { id: row.id })).toEqual({ id: row.id });
    await expect(call("get-categories", { id: row.id })).rejects.toMatchObject({ error: "not_found" });
    await expect(call("remove-categories", { id: row.id })).rejects.toMatchObject({ error: "not_found" });
    await expect(call("edit-categories", row)).rejects.toMatchObject({ error: "not_found" });
  });

  it("adds one row when the same intent is sent twice", async () => {
    const first = await call<Row>("add-categories", value("Once"), provider, "one-intent");
    const second = await call<Row>("add-categories", value("Once"), provider, "one-intent");
    expect(second).toEqual(first);
    expect(await allPages(10)).toEqual(["Once"]);
  });

  it("leaves its trace in the audit trail", async () => {
    const row = await add("Traced");
    const { rows } = await inTransaction(db.pool, allScope("staff"), (tx) =>
      tx.client.query("select action, subject_id, actor_id from audit_entry order by position desc limit 1"),
    );
    expect(rows).toEqual([{ action: "add-categories", subject_id: row.id, actor_id: 1 }]);
  });
});

describe("a company's staff", () => {
  async function companyWith(categoryId: number): Promise<StaffActor> {
    const companyId = await inTransaction(db.pool, allScope("staff"), async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>(
        "insert into company (name, domain, time_zone, theme_color) values ('Northwind', $1, 'UTC', '#0b7285') returning id",
        [`n${categoryId}.example`],
      );
      const id = rows[0]?.id ?? 0;
      await tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        categoryId,
        id,
      ]);
      return id;
    });
    return { ...provider, userType: 2, companyId, fullAccess: false };
  }

  it("sees the categories of the own company only, and can change none of them", async () => {
    const own = await add("Own");
    const other = await add("Other");
    const staff = await companyWith(own.id);
    expect(names(await call<Page>("list-categories", {}, staff))).toEqual(["Own"]);
    await expect(call("get-categories", { id: other.id }, staff)).rejects.toMatchObject({
      error: "not_found",
    });
    for (const [name, input] of [
      ["add-categories", value("Mine")],
      ["edit-categories", { ...own, name: "Taken over" }],
      ["remove-categories", { id: own.id }],
    ] as const)
      await expect(call(name, input, staff)).rejects.toMatchObject({ error: "access_denied" });
    expect(await allPages(10)).toEqual(["Other", "Own"]);
  });
});
