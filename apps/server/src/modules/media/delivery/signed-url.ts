import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

export interface Signing {
  /** 32 bytes in base64. */
  readonly signingKey: string;
  readonly now: Date;
}

export const mediaPath = "/media/";

const hour = 3_600;

const secrets = new Map<string, KeyObject>();

/** A page of the feed signs forty addresses with the same key; it is read once. */
function secretOf(signingKey: string): KeyObject {
  const known = secrets.get(signingKey) ?? createSecretKey(signingKey, "base64");
  secrets.set(signingKey, known);
  return known;
}

/** The signed text contains the purpose, so that no other signature of the same key opens a picture. */
function signature(key: string, expiry: number, name: string, signingKey: string): Buffer {
  const signed = `media-address\n${key}\n${expiry}${name === "" ? "" : `\n${name}`}`;
  return createHmac("sha256", secretOf(signingKey)).update(signed).digest();
}

/**
 * The same for everybody within the hour and valid for one to two hours, so that caches can keep it. With a name,
 * downloads are saved under that name.
 */
export function signedUrl(key: string, { signingKey, now }: Signing, name = ""): string {
  const expiry = (Math.floor(now.getTime() / 1_000 / hour) + 2) * hour;
  const mark = signature(key, expiry, name, signingKey).toString("base64url");
  return `${mediaPath}${key}?e=${expiry}&s=${mark}${name === "" ? "" : `&n=${encodeURIComponent(name)}`}`;
}

export function isSigned(key: string, query: URLSearchParams, { signingKey, now }: Signing): boolean {
  const [expiry, mark] = [query.get("e") ?? "", query.get("s") ?? ""];
  if (!/^\d{10}$/.test(expiry) || !/^[\w-]{43}$/.test(mark)) return false;
  const given = Buffer.from(mark, "base64url");
  const expected = signature(key, Number(expiry), query.get("n") ?? "", signingKey);
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    now.getTime() < Number(expiry) * 1_000
  );
}
