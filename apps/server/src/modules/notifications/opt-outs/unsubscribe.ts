import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { addOptOut, recipientOf } from "./opt-outs.store.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";
import type { Signer } from "../../../platform/secret/signer.ts";

/** Whoever holds the link may use it as often as they like; the address stays the one that the mail went to. */
export async function unsubscribe(tx: Tx, token: string, signer: Signer): Promise<string> {
  const mailId = readUnsubscribeToken(token, signer);
  const email = mailId === null ? null : await recipientOf(tx, mailId);
  if (email === null) throw new Refusal("invalid_key");
  await addOptOut(tx, email);
  return email;
}
