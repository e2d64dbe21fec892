import { createHash, randomBytes } from "node:crypto";

/** 128 random bits: nobody finds a file by guessing. */
export function newStorageKey(): string {
  return randomBytes(16).toString("hex");
}

/** A key derived from a file's, so that work done twice leaves no second copy. */
export function derivedKey(from: string, purpose: string): string {
  return createHash("sha256").update(`${purpose}\n${from}`).digest("hex").slice(0, 32);
}
