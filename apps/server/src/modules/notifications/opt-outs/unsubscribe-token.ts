import type { Signer } from "../../../platform/secret/signer.ts";

/** Names the mail and not the address, which would otherwise appear in logs along the way. */
export function unsubscribeToken(mailId: number, signer: Signer): string {
  return `${mailId}.${signer.sign("unsubscribe-emails", String(mailId))}`;
}

/** The mail that the token was put into; null for one that is not ours. */
export function readUnsubscribeToken(token: string, signer: Signer): number | null {
  const [, mailId = "", mark = ""] = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(token) ?? [];
  return signer.isSigned("unsubscribe-emails", mailId, mark) ? Number(mailId) : null;
}
