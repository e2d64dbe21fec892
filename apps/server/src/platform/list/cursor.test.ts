import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "../operation/refusal.ts";
import { makeCursor, readCursor } from "./cursor.ts";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a cursor restores the position it was made from", () => {
  fc.assert(
    fc.property(
      fc.date({
        noInvalidDate: true,
        min: new Date("0001-01-01"),
        max: new Date("9999-12-31T23:59:59.999Z"),
      }),
      fc.maxSafeNat(),
      (at, id) => {
        expect(readCursor(makeCursor(at.toISOString(), id), ["timestamptz", "bigint"])).toEqual([
          at.toISOString(),
          String(id),
        ]);
      },
    ),
  );
  expect(readCursor(undefined, ["bigint"])).toBeNull();
});

test.each([
  ["nothing", ""],
  ["no cursor at all", "%%%"],
  ["a number where text belongs", encoded(["2026-11-15T10:00:00.000Z", 5])],
  ["a number where a time belongs", encoded(["5", "5"])],
  ["a day that no calendar has", encoded(["2026-02-30T10:00:00.000Z", "5"])],
  ["a month that no year has", encoded(["2026-13-01T10:00:00.000Z", "5"])],
  ["an hour that no day has", encoded(["2026-11-15 25:00:00+00", "5"])],
  ["the end of all time", encoded(["infinity", "5"])],
  ["words where a time belongs", encoded(["yesterday evening", "5"])],
  ["half an id", encoded(["2026-11-15T10:00:00.000Z", "1.5"])],
  ["an id beyond all ids", encoded(["2026-11-15T10:00:00.000Z", "1".repeat(40)])],
  ["too little", encoded(["2026-11-15T10:00:00.000Z"])],
  ["too much", encoded(["2026-11-15T10:00:00.000Z", "5", "5"])],
  ["an object", encoded({ 0: "2026-11-15T10:00:00.000Z", 1: 5, length: 2 })],
])("a cursor that holds %s is refused at its field", (_, cursor) => {
  const read = () => readCursor(cursor, ["timestamptz", "bigint"]);
  expect(read).toThrow(Refusal);
  expect(read).toThrow(
    expect.objectContaining({
      error: "validation",
      violations: [expect.objectContaining({ field: "after" })],
    }),
  );
});

test("where an empty value sorts last, the end of all time is a valid position", () => {
  const last = makeCursor("infinity", 5);
  expect(readCursor(last, ["timestamptz", "bigint"], { endless: true })).toEqual(["infinity", "5"]);
  expect(readCursor(makeCursor("2026-11-15 10:00:00.123456+00", 5), ["timestamptz", "bigint"])).toEqual([
    "2026-11-15 10:00:00.123456+00",
    "5",
  ]);
});

test("a day without a time is a valid position too", () => {
  expect(readCursor(makeCursor("2026-11-15", 5), ["date", "bigint"])).toEqual(["2026-11-15", "5"]);
  expect(() => readCursor(makeCursor("2026-11-31", 5), ["date", "bigint"])).toThrow(Refusal);
});

test("text that the database cannot hold is not a valid position", () => {
  expect(() => readCursor(makeCursor("a\0b", 1), ["text", "bigint"])).toThrow(Refusal);
});
