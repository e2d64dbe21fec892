import { verifyUser as at } from "@polyphon/contract/identity/registration.contract.ts";
import { statusOnceVerified } from "@polyphon/rules/identity/verify-account.ts";
import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashToken } from "../../../../platform/session/token.ts";
import { answersIn } from "../../accounts/answers-in.ts";
import { findAccount } from "../../accounts/account.store.ts";
import { useKey } from "../../one-time-links/one-time-key.store.ts";
import { looksLikeKey } from "../../one-time-links/one-time-key.ts";
import { storeStatus } from "../registration.store.ts";

export const verifyUser = flow(at, "signs-in", async ({ input, visitor: { language }, now, inTx }) => {
  if (!looksLikeKey(input.key)) throw new Refusal("url_invalid");
  const status = await inTx(async (tx) => {
    const accountId = await useKey(tx, hashToken(input.key), "verify-user", now);
    const account = accountId === null ? null : await findAccount(tx, accountId);
    if (!account) throw new Refusal("key_not_found");
    const after = statusOnceVerified(account);
    await storeStatus(tx, account.id, after);
    record(tx, {
      action: "verify-user",
      actorId: account.id,
      companyId: account.companyId,
      subject: "account",
      subjectId: account.id,
      details: { status: after },
    });
    return after;
  });
  const waitsForApproval = status === "PENDING_APPROVAL";
  const { verified, verifiedWaits } = answersIn(language);
  return { message: waitsForApproval ? verifiedWaits : verified, waitsForApproval };
});
