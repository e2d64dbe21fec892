import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "../../src/platform/session/actor.ts";
import {
  namesOf,
  openPlainDesk,
  type Page,
  type PlainDesk,
  plainValue,
  provider,
  type Row,
} from "./plain-desk.ts";
let desk: PlainDesk;
beforeAll(async () => {
  desk = await openPlainDesk();
});
afterAll(() => desk.drop());
beforeEach(() => desk.clear());

const call: PlainDesk["call"] = (...all) => desk.call(...all);
const add: PlainDesk["add"] = (name) => desk.add(name);
const allPages: PlainDesk["allPages"] = (limit) => desk.allPages(limit);

describe("writing an administered thing", () => {
  it("refuses a category name that exists already, whatever its case [C5categories-05]", async () => {
    await add("Energy");
    const other = await add("Water");
    await expect(add("energy")).rejects.toMatchObject({ error: "duplicate" });
    await expect(call("edit", { ...other, ...plainValue("ENERGY") })).rejects.toMatchObject({
      error: "duplicate",
    });
  });

  it("takes a name of 100 characters and none longer [C5categories-01]", async () => {
    expect((await add("x".repeat(100))).name).toHaveLength(100);
    await expect(add("x".repeat(101))).rejects.toThrow("too_big");
  });

  it("takes only a positive display order [C5categories-03]", async () => {
    await expect(call("add", { ...plainValue("Zero"), displayOrder: 0 })).rejects.toThrow("too_small");
    await expect(call("add", { ...plainValue("Minus"), displayOrder: -1 })).rejects.toThrow("too_small");
    expect(await allPages(10)).toEqual([]);
  });

  it("raises the version with each edit and refuses the edit of an older one", async () => {
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

  it("refuses to delete what a post still stands in, and deletes it afterwards", async () => {
    const row = await add("Energy");
    await desk.addPost(row.id);
    await expect(call("remove", { id: row.id })).rejects.toMatchObject({ error: "in_use" });
    await desk.arrange((tx) => tx.client.query("delete from post"));
    expect(await call("remove", { id: row.id })).toEqual({ id: row.id });
    await expect(call("get", { id: row.id })).rejects.toMatchObject({ error: "not_found" });
    await expect(call("remove", { id: row.id })).rejects.toMatchObject({
      error: "not_found",
    });
    await expect(call("edit", row)).rejects.toMatchObject({ error: "not_found" });
  });

  it("adds one row when the same intent is sent twice", async () => {
    const first = await call<Row>("add", plainValue("Once"), provider, "one-intent");
    const second = await call<Row>("add", plainValue("Once"), provider, "one-intent");
    expect(second).toEqual(first);
    expect(await allPages(10)).toEqual(["Once"]);
  });

  it("leaves its trace in the audit trail", async () => {
    const row = await add("Traced");
    const { rows } = await desk.arrange((tx) =>
      tx.client.query("select action, subject_id, actor_id from audit_entry order by position desc limit 1"),
    );
    expect(rows).toEqual([{ action: "add-plain-categories", subject_id: row.id, actor_id: 1 }]);
  });
});

describe("a company's staff", () => {
  async function companyWith(categoryId: number): Promise<StaffActor> {
    const companyId = await desk.arrange(async (tx) => {
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

describe("several rows at once", () => {
  it("does what it can and tells of each row that it could not", async () => {
    const [kept, gone] = [await add("Kept"), await add("Gone")];
    await desk.addPost(kept.id);
    const answer = await call<{ done: number[]; refused: { id: number; description: string }[] }>("act-on", {
      ids: [kept.id, gone.id],
      action: "remove",
    });
    expect(answer.done).toEqual([gone.id]);
    expect(answer.refused).toEqual([{ id: kept.id, description: expect.stringMatching(/./) as string }]);
    expect(await allPages(10)).toEqual(["Kept"]);
  });

  it("turns the switch of each and raises its version", async () => {
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
  it("tells who changed which field, with the words before and after", async () => {
    const row = await add("Energy");
    await call("edit", { ...row, companies: [], name: "Water" });
    const { items } = await call<{ items: { action: string; changes: unknown[] }[] }>("list-history-of", {
      id: row.id,
    });
    expect(items.map(({ action }) => action)).toEqual(["EDITED", "ADDED"]);
    expect(items[0]?.changes).toEqual([{ field: "name", before: "Energy", after: "Water" }]);
  });
});

describe("what a form points at", () => {
  it("is named in the row, and refused when nobody knows it", async () => {
    const { rows } = await desk.arrange((tx) =>
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

  it("is checked together with the other fields", async () => {
    await expect(call("add", { ...plainValue("Public"), isPrivate: true })).rejects.toThrow("isPrivate");
  });
});
