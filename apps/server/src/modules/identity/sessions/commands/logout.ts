import { logout as at } from "@polyphon/contract/identity/identity.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { answersIn } from "../../accounts/answers-in.ts";
import { deleteSession } from "../session.store.ts";

export const logout = flow(at, "signs-in", async ({ actor, visitor, inTx }) => {
  const { tokenHash } = visitor;
  if (tokenHash) {
    await inTx(async (tx) => {
      await deleteSession(tx, tokenHash);
      record(tx, {
        action: "sign-out",
        actor,
        companyId: actor.companyId,
        subject: "account",
        subjectId: actor.accountId,
      });
    });
  }
  return { message: answersIn(visitor.language).loggedOut };
});
