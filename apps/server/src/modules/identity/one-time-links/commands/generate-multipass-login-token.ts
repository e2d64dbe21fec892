import { generateMultipass as at } from "@polyphon/contract/identity/multipass.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import type { AppUrls } from "../../identity.deps.ts";
import { mayBeSignedIn } from "../../identity.policy.ts";
import { findAccount } from "../../accounts/account.store.ts";
import { issueKey } from "../one-time-key.ts";

export const generateMultipass = ({ employeeUrl }: AppUrls) =>
  flow(at, "signs-in", ({ input, actor, now, inTx }) =>
    inTx(async (tx) => {
      const account = await findAccount(tx, input.accountId);
      if (account?.kind !== "front" || account.primaryAccountId !== null) throw new Refusal("not_found");
      allow(mayBeSignedIn(account));
      const expiresAt = new Date(now.getTime() + limits.multipass.minutes * 60_000);
      const key = await issueKey(tx, { purpose: "multipass", account, expiresAt, now });
      record(tx, {
        action: "generate-multipass-login-token",
        actor,
        companyId: account.companyId,
        subject: "account",
        subjectId: account.id,
      });
      return { url: `${employeeUrl}/multipass-login/${key}`, expiresAt: expiresAt.toISOString() };
    }),
  );
