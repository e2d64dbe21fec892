import fc from "fast-check";
import { expect, test } from "vitest";
import { makeSecretBox } from "./secret-box.ts";

const key = (byte: number) => Buffer.alloc(32, byte).toString("base64");
const [january, february] = [`january:${key(1)}`, `february:${key(2)}`];

test("a sealed token opens for the row it was sealed for", () => {
  const box = makeSecretBox(january);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (secret, row) => {
      expect(box.open(box.seal(secret, row), row)).toBe(secret);
    }),
  );
});

test("a ciphertext that was moved to another row does not open", () => {
  const box = makeSecretBox(january);
  const [mine, yours] = [
    box.seal("my token", "1/10/LINKEDIN/access"),
    box.seal("your token", "1/11/LINKEDIN/access"),
  ];
  expect(() => box.open(yours, "1/10/LINKEDIN/access")).toThrow();
  expect(() => box.open(mine, "1/11/LINKEDIN/access")).toThrow();
  expect(() => box.open(mine, "2/10/LINKEDIN/access")).toThrow();
  expect(() => box.open(mine, "1/10/LINKEDIN/refresh")).toThrow();
});

test("a single flipped bit is detected", () => {
  const box = makeSecretBox(january);
  const { keyId, bytes } = box.seal("token", "row");
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(() => box.open({ keyId, bytes: changed }, "row")).toThrow();
  }
});

test("after a rotation the new key seals and the old one still opens", () => {
  const before = makeSecretBox(january).seal("token", "row");
  const rotated = makeSecretBox(`${february},${january}`);
  expect(rotated.open(before, "row")).toBe("token");
  expect(rotated.seal("token", "row").keyId).toBe("february");
  expect(() => makeSecretBox(february).open(before, "row")).toThrow("no key with id january");
  expect(() => rotated.open({ ...before, keyId: "february" }, "row")).toThrow();
});

test("the same secret is never sealed to the same bytes, and its length is all that can be read from them", () => {
  const box = makeSecretBox(january);
  const sealed = Array.from({ length: 200 }, () => box.seal("the same token", "row").bytes);
  expect(new Set(sealed.map((bytes) => bytes.subarray(0, 12).toString("hex"))).size).toBe(200);
  for (const bytes of sealed) expect(bytes.toString("latin1")).not.toContain("token");
});

test.each(["", "january", "january:c2hvcnQ=", `:${key(1)}`])(
  "keys that say %j are refused at the start",
  (keys) => {
    expect(() => makeSecretBox(keys)).toThrow("TOKEN_KEYS");
  },
);
