import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

/** What a signature is for; one made for another purpose is not accepted. */
export type SignedPurpose =
  | "media-address"
  | "unsubscribe-emails"
  | "planned-share"
  | "known-browser"
  | "chosen-here"
  | "pseudonym";

export interface Signer {
  sign(purpose: SignedPurpose, text: string): string;
  isSigned(purpose: SignedPurpose, text: string, mark: string): boolean;
}

const signature = (key: KeyObject, purpose: SignedPurpose, text: string): Buffer =>
  createHmac("sha256", key).update(`${purpose}\n${text}`).digest();

/**
 * Marks what leaves the product and comes back. `keys` are 32 bytes in base64 each, a comma between them: the first signs,
 * the others are still accepted, so that links in mails outlive a change of the key.
 */
export function makeSigner(keys: string): Signer {
  const [newest, ...older] = keys.split(",").map((key) => createSecretKey(key, "base64"));
  if (!newest) throw new Error("no key to sign with");
  const all = [newest, ...older];
  return {
    sign: (purpose, text) => signature(newest, purpose, text).toString("base64url"),
    isSigned: (purpose, text, mark) => {
      if (!/^[\w-]{43}$/.test(mark)) return false;
      const given = Buffer.from(mark, "base64url");
      return all.some((key) => {
        const expected = signature(key, purpose, text);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
