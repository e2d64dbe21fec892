import { createHash } from "node:crypto";
import { networkOf } from "@polyphon/rules/identity/sign-in/network-of.ts";
import type { Bucket, RateLimit } from "./rate-limit.ts";

/** Narrow for one mailbox, wider for an address that a whole office may share. */
const perEmail: Bucket = { capacity: 5, perSeconds: 15 * 60, guards: true };
const perAddress: Bucket = { capacity: 500, perSeconds: 60 * 60, guards: true };

/** Counts what visitors ask for, by e-mail and by address, neither of them readable in Redis. */
export function makeVisitorThrottle(limit: RateLimit) {
  const keyOf = (action: string, value: string) =>
    `${action}:${createHash("sha256").update(value.toLowerCase()).digest("base64url")}`;

  return {
    /** Seconds the visitor must wait; 0 when this one is allowed. Known and unknown e-mails are counted alike. */
    waitSeconds: async (action: string, email: string, address: string): Promise<number> => {
      const place = await limit.take(keyOf(`${action}:address`, networkOf(address)), perAddress);
      if (!place.ok) return place.retryAfterSeconds;
      const mailbox = await limit.take(keyOf(`${action}:email`, email), perEmail);
      return mailbox.ok ? 0 : mailbox.retryAfterSeconds;
    },
  };
}

/** Enough for an office behind one address, too little for a machine. */
const formsPerAddress: Bucket = { capacity: 10, perSeconds: 3_600, guards: true };

/** Seconds until an address may send another form of the site. */
export function makeFormWait(limit: RateLimit) {
  return async (address: string): Promise<number> =>
    (await limit.take(`site-form:${networkOf(address)}`, formsPerAddress)).retryAfterSeconds;
}
