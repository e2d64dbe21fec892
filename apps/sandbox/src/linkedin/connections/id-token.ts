import { createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from "node:crypto";
import type { Member } from "../members/members.ts";

const keyId = "sandbox-1";

/** Signs who logged in; the key is generated on first use and lives as long as the process. */
export class IdTokenSigner {
  #key: KeyObject | undefined;

  sign(claims: {
    issuer: string;
    clientId: string;
    member: Member;
    nonce: string | null;
    at: number;
  }): string {
    const { issuer, clientId, member, nonce, at } = claims;
    const issuedAt = Math.floor(at / 1000);
    const payload = {
      iss: issuer,
      aud: clientId,
      sub: member.id,
      iat: issuedAt,
      exp: issuedAt + 3600,
      name: member.name,
      given_name: member.givenName,
      family_name: member.familyName,
      ...(nonce === null ? {} : { nonce }),
    };
    const parts = [{ alg: "RS256", typ: "JWT", kid: keyId }, payload];
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
    return `${text}.${sign("RSA-SHA256", Buffer.from(text), this.#privateKey()).toString("base64url")}`;
  }

  publicKeys(): { keys: JsonWebKey[] } {
    const key = createPublicKey(this.#privateKey()).export({ format: "jwk" });
    return { keys: [{ ...key, kid: keyId, use: "sig", alg: "RS256" }] };
  }

  #privateKey(): KeyObject {
    this.#key ??= generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    return this.#key;
  }
}
