import fc from "fast-check";
import { expect, test } from "vitest";
import { makeSecretBox } from "../secret/secret-box.ts";
import { makeSigner } from "../secret/signer.ts";
import { openCursor, pseudonym, rowKey, sealCursor } from "./pseudonym.ts";

const key = Buffer.alloc(32, 7).toString("base64");
const signer = makeSigner(key);
const box = makeSecretBox(`one:${key}`);
const report = { name: "shares", readerId: 7, day: "2026-11-20" };

test("a pseudonym is the same in one report and another one in every other", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (person, reader) => {
      const own = { ...report, readerId: reader };
      const name = pseudonym(signer, own, person);
      expect(name).toMatch(/^Person [A-HJ-NP-Z2-9]{5}$/);
      expect(pseudonym(signer, own, person)).toBe(name);
      const others = [
        { ...own, name: "reactions" },
        { ...own, readerId: reader + 1 },
        { ...own, day: "2026-11-21" },
      ];
      expect(others.map((one) => pseudonym(signer, one, person))).not.toContain(name);
      expect(rowKey(signer, own, String(person))).not.toContain(String(person).padStart(4, "_"));
    }),
    { numRuns: 50 },
  );
});

test("two hundred colleagues have two hundred pseudonyms", () => {
  const names = Array.from({ length: 200 }, (_, at) => pseudonym(signer, report, at + 1));
  expect(new Set(names).size).toBe(200);
});

test("a cursor opens in its own report alone", () => {
  const sealed = sealCursor(box, report, "a place");
  expect(sealed).not.toContain(Buffer.from("a place").toString("base64url"));
  expect(openCursor(box, report, sealed)).toBe("a place");
  for (const other of [sealed.slice(0, -2), `${sealed}x`, "a place", "", "one."])
    expect(() => openCursor(box, report, other)).toThrow("validation");
  expect(() => openCursor(box, { ...report, readerId: 8 }, sealed)).toThrow("validation");
});
