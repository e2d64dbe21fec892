import { limits } from "@polyphon/contract/limits.ts";
import { createHmac, timingSafeEqual } from "node:crypto";

const hourMs = 60 * 60 * 1000;

/** The signed text contains the purpose, so that no other signature of the same key opens a share. */
function signature(named: string, signingKey: string): Buffer {
  return createHmac("sha256", Buffer.from(signingKey, "base64")).update(`planned-share\n${named}`).digest();
}

/** The last part of the link that is mailed when a planned share is due. It names the share and when it was made. */
export function assistedKey(shareId: number, now: Date, signingKey: string): string {
  const named = `${shareId}.${Math.floor(now.getTime() / 1000)}`;
  return `${named}.${signature(named, signingKey).toString("base64url")}`;
}

/** The share a key opens; null for one that is not ours or too old. */
export function readAssistedKey(key: string, now: Date, signingKey: string): number | null {
  const [, shareId, madeAt, mark] = /^([1-9]\d{0,15})\.(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  if (shareId === undefined || madeAt === undefined || mark === undefined) return null;
  const given = Buffer.from(mark, "base64url");
  const expected = signature(`${shareId}.${madeAt}`, signingKey);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const age = now.getTime() - Number(madeAt) * 1000;
  return age <= limits.share.turnLinkHours * hourMs ? Number(shareId) : null;
}
