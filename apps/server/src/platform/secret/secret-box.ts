import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { readKeyRing } from "./key-ring.ts";

export interface Sealed {
  readonly keyId: string;
  readonly bytes: Buffer;
}

export interface SecretBox {
  /** The id of the key that seals now. */
  readonly newestKey: string;
  seal(secret: string, boundTo: string): Sealed;
  open(sealed: Sealed, boundTo: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a random nonce. `boundTo` names the row, so a ciphertext moved to another row does not open. The
 * first key seals; older ones still open what they sealed.
 */
export function makeSecretBox(keys: string): SecretBox {
  const { newest, byId } = readKeyRing("TOKEN_KEYS", keys);

  return {
    newestKey: newest.id,
    seal(secret, boundTo) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", newest.bytes, nonce);
      cipher.setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return { keyId: newest.id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
    },
    open(sealed, boundTo) {
      const key = byId.get(sealed.keyId);
      if (!key) throw new Error(`no key with id ${sealed.keyId}`);
      const nonce = sealed.bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv("aes-256-gcm", key, nonce);
      decipher.setAAD(Buffer.from(boundTo));
      decipher.setAuthTag(sealed.bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = sealed.bytes.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },
  };
}
