import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  namesOf,
  openPlainFixture,
  type Page,
  type PlainFixture,
  plainValue,
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

describe("a list of a resource", () => {
  it("sorts names ignoring case and accents", async () => {
    for (const name of ["zebra", "Ähre", "Apple", "banana", "apple pie"]) await add(name);
    expect(await allPages(100)).toEqual(["Ähre", "Apple", "apple pie", "banana", "zebra"]);
  });

  it("pages through every row once, at any page size", async () => {
    const all = Array.from({ length: 23 }, (_, at) => `Category ${String(at).padStart(2, "0")}`);
    for (const name of all.toReversed()) await add(name);
    for (const limit of [1, 5, 22, 23, 24]) expect(await allPages(limit)).toEqual(all);
  });

  it("keeps its position when rows before the cursor are added and deleted", async () => {
    for (const name of ["b", "d", "f", "h"]) await add(name);
    const first = await call<Page>("list", { limit: 2 });
    await add("a");
    await call("remove", { id: first.items[1]?.id });
    const second = await call<Page>("list", { limit: 2, after: first.next });
    expect(namesOf(second)).toEqual(["f", "h"]);
  });

  it("finds a part of a name and treats percent signs and underscores literally", async () => {
    for (const name of ["Energy 100% green", "Energy 1000", "snake_case", "snakeXcase"]) await add(name);
    expect(namesOf(await call<Page>("list", { search: "ENERGY" }))).toHaveLength(2);
    expect(namesOf(await call<Page>("list", { search: "100%" }))).toEqual(["Energy 100% green"]);
    expect(namesOf(await call<Page>("list", { search: "ke_c" }))).toEqual(["snake_case"]);
  });

  it("refuses a foreign cursor", async () => {
    for (const after of [
      "x",
      Buffer.from('["a"]').toString("base64url"),
      Buffer.from("[1,1]").toString("base64url"),
    ])
      await expect(call("list", { after })).rejects.toMatchObject({ error: "validation" });
  });
});

describe("a sorted and filtered list", () => {
  const at = (name: string, displayOrder: number, isPrivate = false) =>
    call<Row>("add", { ...plainValue(name), displayOrder, isPrivate });

  it("sorts by another column in both directions, and pages through it once", async () => {
    for (const [name, place] of [
      ["a", 3],
      ["b", 1],
      ["c", 2],
      ["d", 2],
    ] as const)
      await at(name, place);
    for (const [sort, expected] of [
      ["displayOrder", ["b", "c", "d", "a"]],
      ["-displayOrder", ["a", "d", "c", "b"]],
    ] as const) {
      const first = await call<Page>("list", { sort, limit: 2 });
      const second = await call<Page>("list", { sort, limit: 2, after: first.next });
      expect([...namesOf(first), ...namesOf(second)]).toEqual(expected);
    }
    await expect(call("list", { sort: "isPrivate" })).rejects.toThrow("invalid_value");
  });

  it("refuses a cursor of another order", async () => {
    for (const name of ["a", "b", "c"]) await at(name, 1);
    const { next } = await call<Page>("list", { limit: 1 });
    await expect(call("list", { sort: "displayOrder", after: next })).rejects.toMatchObject({
      error: "validation",
    });
  });

  it("selects all rows that match the filters, with their names, for an action on all of them", async () => {
    await fixture.arrange((tx) =>
      tx.client.query(
        `insert into category (name, display_order, is_private)
         select 'Row ' || n, 1, n < 120 from generate_series(0, 129) n`,
      ),
    );
    const picked = await call<{ rows: { id: number; name: string }[]; more: boolean }>("pick", {
      isPrivate: "true",
    });
    expect([picked.rows.length, picked.more]).toEqual([120, false]);
    expect(picked.rows[0]).toEqual({ id: expect.any(Number), name: "Row 0" });
    const ids = picked.rows.map(({ id }) => id);
    for (const part of [ids.slice(0, 100), ids.slice(100)])
      await call("act-on", { ids: part, action: "remove" });
    expect(await call("count", {})).toEqual({ count: 10, exact: true });
    await expect(call("act-on", { ids, action: "remove" })).rejects.toThrow("too_big");
  });

  it("selects ten thousand rows and reports that there are more", async () => {
    await fixture.arrange((tx) =>
      tx.client.query(
        "insert into category (name, display_order) select 'Many ' || n, 1 from generate_series(1, 10001) n",
      ),
    );
    const picked = await call<{ rows: unknown[]; more: boolean }>("pick", { search: "many" });
    expect([picked.rows.length, picked.more]).toEqual([10_000, true]);
  });

  it("applies the filters and counts the same rows", async () => {
    await at("open", 1);
    await at("closed", 2, true);
    expect(namesOf(await call<Page>("list", { isPrivate: "true" }))).toEqual(["closed"]);
    expect(await call("count", { isPrivate: "true" })).toEqual({ count: 1, exact: true });
    expect(await call("count", { search: "ope" })).toEqual({ count: 1, exact: true });
  });

  it("estimates beyond ten thousand rows and counts them on request", async () => {
    await fixture.arrange((tx) =>
      tx.client.query("insert into category (name) select 'many ' || n from generate_series(1, 10500) n"),
    );
    const about = await call<{ count: number; exact: boolean }>("count", {});
    expect(about.exact).toBe(false);
    expect(about.count).toBeGreaterThan(10_000);
    expect(await call("count", { exactly: "true" })).toEqual({ count: 10_500, exact: true });
  });
});

describe("a manual order", () => {
  it("moves a row behind another one and to the front, without gaps", async () => {
    const rows = [];
    for (const [at, name] of ["a", "b", "c", "d"].entries())
      rows.push(await call<Row>("add", { ...plainValue(name), displayOrder: (at + 1) * 10 }));
    const [a, , c, d] = rows;
    const inOrder = async () => namesOf(await call<Page>("list", { sort: "displayOrder" }));
    await call("move", { id: d?.id, behind: a?.id });
    expect(await inOrder()).toEqual(["a", "d", "b", "c"]);
    await call("move", { id: c?.id, behind: null });
    expect(await inOrder()).toEqual(["c", "a", "d", "b"]);
    const { items } = await call<{ items: { displayOrder: number }[] }>("list", {
      sort: "displayOrder",
    });
    expect(items.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4]);
  });
});
