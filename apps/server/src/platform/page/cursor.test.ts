import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "../operation/refusal.ts";
import { makeCursor, readCursor } from "./cursor.ts";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a cursor brings back the place it was made from", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.maxSafeNat(), (at, id) => {
      expect(readCursor(makeCursor(at.toISOString(), id), ["instant", "number"])).toEqual([
        at.toISOString(),
        id,
      ]);
    }),
  );
  expect(readCursor(undefined, ["number"])).toBeNull();
});

test.each([
  ["nothing", ""],
  ["no cursor at all", "%%%"],
  ["a number where a time belongs", encoded([5, 5])],
  ["words where a time belongs", encoded(["yesterday evening", 5])],
  ["half an id", encoded(["2026-11-15T10:00:00.000Z", 1.5])],
  ["an id beyond all ids", encoded(["2026-11-15T10:00:00.000Z", 1e300])],
  ["too little", encoded(["2026-11-15T10:00:00.000Z"])],
  ["too much", encoded(["2026-11-15T10:00:00.000Z", 5, 5])],
  ["an object", encoded({ 0: "2026-11-15T10:00:00.000Z", 1: 5, length: 2 })],
])("a cursor that holds %s is refused at its field", (_, cursor) => {
  const read = () => readCursor(cursor, ["instant", "number"]);
  expect(read).toThrow(Refusal);
  expect(read).toThrow(
    expect.objectContaining({
      error: "validation",
      violations: [expect.objectContaining({ field: "after" })],
    }),
  );
});
