import { createHmac, createPublicKey, sign } from "node:crypto";
import type { KeyRing, SigningKey } from "./key-ring.ts";
import type { TokenFault } from "./oidc-settings.ts";

export type TokenFacts = {
  issuer: string;
  clientId: string;
  tenant: string;
  objectId: string;
  email: string;
  name: string;
  nonce: string | null;
  /** Milliseconds. */
  at: number;
};

type Claims = Record<string, unknown>;

const hour = 3600;
const stranger = "99999999-9999-4999-8999-999999999999";

function goodClaims(facts: TokenFacts): Claims {
  const at = Math.floor(facts.at / 1000);
  return {
    ver: "2.0",
    iss: facts.issuer,
    aud: facts.clientId,
    sub: `${facts.tenant}.${facts.objectId}`,
    tid: facts.tenant,
    oid: facts.objectId,
    name: facts.name,
    preferred_username: facts.email,
    email: facts.email,
    iat: at,
    nbf: at,
    exp: at + hour,
    ...(facts.nonce === null ? {} : { nonce: facts.nonce }),
  };
}

function without(claims: Claims, name: string): Claims {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

function badClaims(claims: Claims, facts: TokenFacts, fault: TokenFault): Claims {
  const at = Math.floor(facts.at / 1000);
  switch (fault) {
    case "wrong-audience":
      return { ...claims, aud: "somebody-else" };
    case "another-client":
      return { ...claims, aud: [facts.clientId, "somebody-else"], azp: "somebody-else" };
    case "wrong-issuer":
      return { ...claims, iss: facts.issuer.replace(facts.tenant, stranger) };
    case "wrong-nonce":
      return { ...claims, nonce: "a-nonce-of-another-visit" };
    case "missing-nonce":
      return without(claims, "nonce");
    case "expired":
      return { ...claims, iat: at - 2 * hour, nbf: at - 2 * hour, exp: at - hour };
    case "not-yet-valid":
      return { ...claims, nbf: at + hour, exp: at + 2 * hour };
    case "other-tenant":
      return { ...claims, tid: stranger };
    case "missing-tenant":
      return without(claims, "tid");
    case "missing-object-id":
      return without(claims, "oid");
    default:
      return claims;
  }
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function signed(claims: Claims, key: SigningKey): string {
  const text = `${encoded({ alg: "RS256", typ: "JWT", kid: key.id })}.${encoded(claims)}`;
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), key.privateKey).toString("base64url")}`;
}

/** The classic confusion: the public key, which everybody has, used as a shared secret. */
function signedWithPublicKey(claims: Claims, key: SigningKey): string {
  const text = `${encoded({ alg: "HS256", typ: "JWT", kid: key.id })}.${encoded(claims)}`;
  const secret = createPublicKey(key.privateKey).export({ format: "pem", type: "spki" });
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** A token for the person who logged in; or a forged one as an attacker would send it. */
export function forgeToken(facts: TokenFacts, keys: KeyRing, fault: TokenFault | null): string {
  const claims = fault === null ? goodClaims(facts) : badClaims(goodClaims(facts), facts, fault);
  const key = keys.current;
  switch (fault) {
    case "alg-none":
      return `${encoded({ alg: "none", typ: "JWT" })}.${encoded(claims)}.`;
    case "hs256-public-key":
      return signedWithPublicKey(claims, key);
    case "unknown-key":
      return signed(claims, keys.stranger);
    case "broken-signature":
      return signed(claims, { id: key.id, privateKey: keys.stranger.privateKey });
    default:
      return signed(claims, key);
  }
}
