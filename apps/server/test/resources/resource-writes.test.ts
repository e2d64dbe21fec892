import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "../../src/platform/session/actor.ts";
import {
  namesOf,
  openPlainFixture,
  type Page,
  type PlainFixture,
  plainValue,
  provider,
  type Row,
} from "./plain-fixture.ts";
let fixture: PlainFixture;
beforeAll(async () => {
  fixture = await openPlainFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clear());

const call: PlainFixture["call"] = (...all) => fixture.call(...all);
const add: PlainFixture["add"] = (name) => fixture.add(name);
const allPages: PlainFixture["allPages"] = (limit) => fixture.allPages(limit);

describe("writing a resource", () => {
  it("refuses an existing category name, ignoring case [C5categories-05]", async () => {
    await add("Energy");
    const other = await add("Water");
    await expect(add("energy")).rejects.toMatchObject({ error: "duplicate" });
    await expect(call("edit", { ...other, ...plainValue("ENERGY") })).rejects.toMatchObject({
      error: "duplicate",
    });
  });

  it("accepts a name of 100 characters and none longer [C5categories-01]", async () => {
    expect((await add("x".repeat(100))).name).toHaveLength(100);
    await expect(add("x".repeat(101))).rejects.toThrow("too_big");
  });

  it("accepts only a positive display order [C5categories-03]", async () => {
    await expect(call("add", { ...plainValue("Zero"), displayOrder: 0 })).rejects.toThrow("too_small");
    await expect(call("add", { ...plainValue("Minus"), displayOrder: -1 })).rejects.toThrow("too_small");
    expect(await allPages(10)).toEqual([]);
  });

  it("raises the version with each edit and refuses an edit of an older one", async () => {
    const row = await add("Energy");
    const edited = await call<Row>("edit", {
      ...row,
      name: "Energy stories",
      isPrivate: true,
    });
    expect(edited).toMatchObject({
      id: row.id,
      name: "Energy stories",
      isPrivate: true,
      version: row.version + 1,
    });
    await expect(call("edit", { ...row, name: "Lost" })).rejects.toMatchObject({
      error: "edited_meanwhile",
    });
    expect(await call<Row>("get", { id: row.id })).toEqual(edited);
  });

  it("refuses to delete a category in use by a post, and deletes it afterwards", async () => {
    const row = await add("Energy");
    await fixture.addPost(row.id);
    await expect(call("remove", { id: row.id })).rejects.toMatchObject({ error: "in_use" });
    await fixture.arrange((tx) => tx.client.query("delete from post"));
    expect(await call("remove", { id: row.id })).toEqual({ id: row.id });
    await expect(call("get", { id: row.id })).rejects.toMatchObject({ error: "not_found" });
    await expect(call("remove", { id: row.id })).rejects.toMatchObject({
      error: "not_found",
    });
    await expect(call("edit", row)).rejects.toMatchObject({ error: "not_found" });
  });

  it("adds one row when the same request is sent twice", async () => {
    const first = await call<Row>("add", plainValue("Once"), provider, "one-intent");
    const second = await call<Row>("add", plainValue("Once"), provider, "one-intent");
    expect(second).toEqual(first);
    expect(await allPages(10)).toEqual(["Once"]);
  });

  it("is recorded in the audit trail", async () => {
    const row = await add("Traced");
    const { rows } = await fixture.arrange((tx) =>
      tx.client.query("select action, subject_id, actor_id from audit_entry order by id desc limit 1"),
    );
    expect(rows).toEqual([{ action: "add-plain-categories", subject_id: row.id, actor_id: 1 }]);
  });
});

describe("a company's staff", () => {
  async function companyWith(categoryId: number): Promise<StaffActor> {
    const companyId = await fixture.arrange(async (tx) => {
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

  it("see only the categories of their own company, and can change none", async () => {
    const own = await add("Own");
    const other = await add("Other");
    const staff = await companyWith(own.id);
    expect(namesOf(await call<Page>("list", {}, staff))).toEqual(["Own"]);
    await expect(call("get", { id: other.id }, staff)).rejects.toMatchObject({
      error: "not_found",
    });
    for (const [name, input] of [
      ["add", plainValue("Mine")],
      ["edit", { ...own, name: "Taken over" }],
      ["remove", { id: own.id }],
    ] as const)
      await expect(call(name, input, staff)).rejects.toMatchObject({ error: "access_denied" });
    expect(await allPages(10)).toEqual(["Other", "Own"]);
  });
});

describe("an action on several rows", () => {
  it("does what it can and reports each row that it could not change", async () => {
    const [kept, gone] = [await add("Kept"), await add("Gone")];
    await fixture.addPost(kept.id);
    const answer = await call<{ done: number[]; refused: { id: number; description: string }[] }>("act-on", {
      ids: [kept.id, gone.id],
      action: "remove",
    });
    expect(answer.done).toEqual([gone.id]);
    expect(answer.refused).toEqual([{ id: kept.id, description: expect.stringMatching(/./) as string }]);
    expect(await allPages(10)).toEqual(["Kept"]);
  });

  it("sets the switch of each row and raises its version", async () => {
    const rows = [await add("One"), await add("Two")];
    await call("act-on", { ids: rows.map(({ id }) => id), action: "activate" });
    for (const { id, version } of rows)
      expect(await call("get", { id })).toMatchObject({
        utmMandatory: true,
        version: version + 1,
      });
  });
});

describe("the history of a row", () => {
  it("shows who changed which field, with the values before and after", async () => {
    const row = await add("Energy");
    await call("edit", { ...row, companies: [], name: "Water" });
    const { items } = await call<{ items: { action: string; changes: unknown[] }[] }>("list-history-of", {
      id: row.id,
    });
    expect(items.map(({ action }) => action)).toEqual(["EDITED", "ADDED"]);
    expect(items[0]?.changes).toEqual([{ field: "name", before: "Energy", after: "Water" }]);
  });
});

describe("a reference in a form", () => {
  it("is named in the row, and refused when unknown", async () => {
    const { rows } = await fixture.arrange((tx) =>
      tx.client.query<{ id: number }>(
        "insert into company (name, domain, time_zone, theme_color) values ('Northwind', 'named.example', 'UTC', '#0b7285') returning id",
      ),
    );
    const id = rows[0]?.id ?? 0;
    const row = await call<Row>("add", { ...plainValue("Named"), companies: [id] });
    expect(row).toMatchObject({ companies: [{ id, name: "Northwind" }] });
    expect(namesOf(await call<Page>("list", { companies: String(id) }))).toEqual(["Named"]);
    await expect(call("add", { ...plainValue("Lost"), companies: [900_000_001] })).rejects.toMatchObject({
      error: "not_found",
    });
  });

  it("is validated together with the other fields", async () => {
    await expect(call("add", { ...plainValue("Public"), isPrivate: true })).rejects.toThrow("isPrivate");
  });
});
