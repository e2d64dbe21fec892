import { z } from "zod";

/** Faults of a person's token, as an attacker or a broken provider would send it. */
export const tokenFaults = [
  "wrong-audience",
  "another-client",
  "wrong-issuer",
  "wrong-nonce",
  "missing-nonce",
  "expired",
  "not-yet-valid",
  "unknown-key",
  "broken-signature",
  "alg-none",
  "hs256-public-key",
  "other-tenant",
  "missing-tenant",
  "missing-object-id",
  "no-id-token",
] as const;

export type TokenFault = (typeof tokenFaults)[number];

export const oidcSettings = z.object({
  /** By address: whose tokens are invalid, and how. */
  faults: z.record(z.string(), z.enum(tokenFaults)).default({}),
  codeSeconds: z.number().int().positive().default(600),
});

export type OidcSettings = z.output<typeof oidcSettings>;
