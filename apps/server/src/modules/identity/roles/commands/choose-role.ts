import { chooseRole as at } from "@polyphon/contract/identity/roles.contract.ts";
import { judgeChoice } from "@polyphon/rules/identity/roles/choose-role.ts";
import { record } from "../../../../platform/audit/record.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashToken, newToken } from "../../../../platform/session/token.ts";
import { heldRoles } from "../held-roles.ts";
import { replaceSession } from "../../sessions/session.store.ts";
import { readOwnAccount } from "../../accounts/read-own-account.ts";
import type { AccountDeps } from "../../identity.deps.ts";

/**
 * Changes this session only: a person may act for one company here and for another in a second browser. A token's
 * permissions never change, so no process keeps using cached old ones.
 */
export const chooseRole = (deps: AccountDeps) =>
  flow(at, "signs-in", ({ input, actor, visitor: { tokenHash }, now, inTx }) =>
    inTx(async (tx) => {
      if (!tokenHash) throw new Refusal("invalid_token");
      const { assignmentId, companyId } = input;
      const choice = judgeChoice(await heldRoles(tx, actor.accountId), { assignmentId, companyId });
      if (typeof choice === "string") throw new Refusal(choice);
      const token = newToken();
      await replaceSession(tx, tokenHash, hashToken(token), choice);
      record(tx, {
        action: "choose-role",
        actor,
        companyId: choice.companyId,
        subject: "role-assignment",
        subjectId: choice.assignmentId,
      });
      const account = await readOwnAccount(tx, deps, hashToken(token), now);
      return { access_token: token, expires_in: account.expires_in, account };
    }, allScope("session")),
  );
