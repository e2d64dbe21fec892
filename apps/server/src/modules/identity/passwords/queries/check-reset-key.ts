import { checkResetKey as at } from "@polyphon/contract/identity/password.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashToken } from "../../../../platform/session/token.ts";
import { findKey } from "../../one-time-links/one-time-key.store.ts";

/** Checks without using: the page asks when it opens, long before a password is chosen. */
export const checkResetKey = query(at, async ({ input, tx, now }) => {
  const accountId = await findKey(tx, hashToken(input.key), "reset-password", now);
  if (accountId === null) throw new Refusal("invalid_key");
  return { valid: true as const };
});
