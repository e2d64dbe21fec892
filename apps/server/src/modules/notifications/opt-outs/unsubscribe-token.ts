import { createHmac, timingSafeEqual } from "node:crypto";

/** The signed text contains the purpose, so that no other signature of the same key unsubscribes anybody. */
function signature(mailId: string, signingKey: string): Buffer {
  return createHmac("sha256", Buffer.from(signingKey, "base64"))
    .update(`unsubscribe-emails\n${mailId}`)
    .digest();
}

/** Names the mail and not the address, which would otherwise appear in logs along the way. */
export function unsubscribeToken(mailId: number, signingKey: string): string {
  return `${mailId}.${signature(String(mailId), signingKey).toString("base64url")}`;
}

/** The mail that the token was put into; null for one that is not ours. */
export function readUnsubscribeToken(token: string, signingKey: string): number | null {
  const [, mailId, mark] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (mailId === undefined || mark === undefined) return null;
  const given = Buffer.from(mark, "base64url");
  const expected = signature(mailId, signingKey);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(mailId) : null;
}
