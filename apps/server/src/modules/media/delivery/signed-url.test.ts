import { describe, expect, it } from "vitest";
import { isSigned, signedUrl } from "./signed-url.ts";
import { makeSigner } from "../../../platform/secret/signer.ts";

const signer = makeSigner(Buffer.alloc(32, 3).toString("base64"));
const key = "0123456789abcdef0123456789abcdef.jpg";
const at = (time: string) => ({ signer, now: new Date(time) });

function queryOf(url: string): URLSearchParams {
  return new URL(url, "http://x").searchParams;
}

describe("the address of a picture", () => {
  it("is the same within the hour, so that a browser keeps the picture", () => {
    expect(signedUrl(key, at("2026-11-16T10:00:00Z"))).toBe(signedUrl(key, at("2026-11-16T10:59:59Z")));
    expect(signedUrl(key, at("2026-11-16T10:00:00Z"))).not.toBe(signedUrl(key, at("2026-11-16T11:00:00Z")));
  });

  it("is valid for at least an hour and at most two", () => {
    const query = queryOf(signedUrl(key, at("2026-11-16T10:59:59Z")));
    expect(isSigned(key, query, at("2026-11-16T11:59:59Z"))).toBe(true);
    expect(isSigned(key, query, at("2026-11-16T12:00:00Z"))).toBe(false);
  });

  it("is invalid with any part changed", () => {
    const now = at("2026-11-16T10:00:00Z");
    const query = queryOf(signedUrl(key, now));
    const [expiry, mark] = [Number(query.get("e")), query.get("s") ?? ""];
    const changed = (e: string, s: string) => new URLSearchParams({ e, s });

    expect(isSigned(key.replace("0", "1"), query, now)).toBe(false);
    expect(isSigned(key, changed(String(expiry + 3600), mark), now)).toBe(false);
    expect(isSigned(key, changed(String(expiry), `A${mark.slice(1)}`), now) && mark[0] !== "A").toBe(false);
    expect(isSigned(key, changed(String(expiry), ""), now)).toBe(false);
    expect(isSigned(key, changed(`${expiry}e1`, mark), now)).toBe(false);
    expect(isSigned(key, new URLSearchParams(), now)).toBe(false);
    expect(isSigned(key, query, { ...now, signer: makeSigner(Buffer.alloc(32, 4).toString("base64")) })).toBe(
      false,
    );
  });
});
