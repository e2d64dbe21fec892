import { verifyUser as at } from "@polyphon/contract/identity/registration.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { statusOnceVerified } from "@polyphon/rules/identity/verify-account.ts";
import { record } from "../../../../platform/audit/record.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashGenerated } from "../../../../platform/secret/password.ts";
import { hashToken, newToken } from "../../../../platform/session/token.ts";
import { answersIn } from "../../accounts/answers-in.ts";
import { type AccountRow, findAccount } from "../../accounts/account.store.ts";
import type { RegisterDeps } from "../../identity.deps.ts";
import { useKey } from "../../one-time-links/one-time-key.store.ts";
import { issueKey, looksLikeKey } from "../../one-time-links/one-time-key.ts";
import { storePassword } from "../../passwords/password.store.ts";
import { isChosenHere } from "../chosen-here.ts";
import { storeStatus } from "../registration.store.ts";

/** Whoever registered may be somebody else: the password ends, and whoever reads the mailbox may choose one. */
async function replacePassword(tx: Tx, account: AccountRow, unknown: string, now: Date): Promise<string> {
  await storePassword(tx, account.id, unknown, now);
  const expiresAt = new Date(now.getTime() + limits.resetKey.minutes * 60_000);
  return issueKey(tx, { purpose: "reset-password", account, expiresAt, now });
}

export const verifyUser = ({ signer }: Pick<RegisterDeps, "signer">) =>
  flow(at, "signs-in", async ({ input, visitor: { language }, now, inTx }) => {
    if (!looksLikeKey(input.key)) throw new Refusal("url_invalid");
    const unknown = await hashGenerated(newToken());
    const { status, passwordKey } = await inTx(async (tx) => {
      const accountId = await useKey(tx, hashToken(input.key), "verify-user", now);
      const account = accountId === null ? null : await findAccount(tx, accountId);
      if (!account) throw new Refusal("key_not_found");
      const after = statusOnceVerified(account);
      await storeStatus(tx, account.id, after);
      const chosenHere = isChosenHere(input.chosenHere, account, signer);
      record(tx, {
        action: "verify-user",
        actor: { kind: account.kind, accountId: account.id },
        companyId: account.companyId,
        subject: "account",
        subjectId: account.id,
        details: { status: after, passwordKept: chosenHere },
      });
      return {
        status: after,
        passwordKey: chosenHere ? null : await replacePassword(tx, account, unknown, now),
      };
    });
    const waitsForApproval = status === "PENDING_APPROVAL";
    const { verified, verifiedWaits } = answersIn(language);
    return { message: waitsForApproval ? verifiedWaits : verified, waitsForApproval, passwordKey };
  });
