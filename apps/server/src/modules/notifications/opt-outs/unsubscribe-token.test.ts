import fc from "fast-check";
import { expect, test } from "vitest";
import { makeSigner } from "../../../platform/secret/signer.ts";
import { signedUrl } from "../../media/delivery/signed-url.ts";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribe-token.ts";

const key = makeSigner(Buffer.alloc(32, 1).toString("base64"));
const otherKey = makeSigner(Buffer.alloc(32, 2).toString("base64"));
const id = fc.integer({ min: 1, max: 2 ** 50 });

test("a token names the mail it was put into", () => {
  fc.assert(
    fc.property(id, (mail) => {
      expect(readUnsubscribeToken(unsubscribeToken(mail, key), key)).toBe(mail);
    }),
  );
});

test("a token opens no other mail, no other key's mail, and nothing once it is changed", () => {
  fc.assert(
    fc.property(id, id, fc.nat(), (mail, other, at) => {
      const token = unsubscribeToken(mail, key);
      const mark = token.split(".")[1] ?? "";
      if (mail !== other) expect(readUnsubscribeToken(`${other}.${mark}`, key)).toBeNull();
      expect(readUnsubscribeToken(token, otherKey)).toBeNull();
      const place = at % (mark.length - 1);
      const changed = `${mark.slice(0, place)}${mark[place] === "A" ? "B" : "A"}${mark.slice(place + 1)}`;
      expect(readUnsubscribeToken(`${mail}.${changed}`, key)).toBeNull();
    }),
  );
});

test("text that is not a token names nobody", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(readUnsubscribeToken(words, key)).toBeNull();
    }),
  );
});

test("a signature made for a picture with the same key unsubscribes nobody", () => {
  const mark = new URL(
    signedUrl("7", { signer: key, now: new Date() }),
    "https://x.example",
  ).searchParams.get("s");
  expect(readUnsubscribeToken(`7.${mark}`, key)).toBeNull();
});
