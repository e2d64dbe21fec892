import type { Tx } from "../../../platform/db/transaction.ts";
import { hashToken, newToken } from "../../../platform/session/token.ts";
import { forgetOldKeys, insertKey, type KeyPurpose } from "./one-time-key.store.ts";

export interface KeyToIssue {
  readonly purpose: KeyPurpose;
  readonly account: { readonly id: number; readonly companyId: number | null };
  readonly expiresAt: Date;
  readonly now: Date;
}

/** A key that works once and for one purpose. The answer is the only place where it is readable. */
export async function issueKey(tx: Tx, { purpose, account, expiresAt, now }: KeyToIssue): Promise<string> {
  const key = newToken();
  await forgetOldKeys(tx, account.id, now);
  await insertKey(tx, {
    keyHash: hashToken(key),
    purpose,
    accountId: account.id,
    companyId: account.companyId,
    expiresAt,
  });
  return key;
}

/** Whether a text could be a key at all. */
export function looksLikeKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
