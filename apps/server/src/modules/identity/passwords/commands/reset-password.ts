import { resetPassword as at } from "@polyphon/contract/identity/password.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashPassword } from "../../../../platform/secret/password.ts";
import { hashToken } from "../../../../platform/session/token.ts";
import { answersIn } from "../../accounts/answers-in.ts";
import { panelOf } from "../../one-time-links/app-urls.ts";
import type { ResetPasswordDeps } from "../../identity.deps.ts";
import { findAccount } from "../../accounts/account.store.ts";
import { endOtherSessions } from "../../sessions/session.store.ts";
import { endKeys, findKey, useKey } from "../../one-time-links/one-time-key.store.ts";
import { knownBrowser } from "../../sign-in/known-browser.ts";
import { storePassword } from "../password.store.ts";
import { refuseChoice } from "../refuse-choice.ts";
import { notifyPasswordChanged } from "../notify-password-changed.ts";

/** The key is checked before the costly hash is made, and used with the write, so that only one of two succeeds. */
export const resetPassword = (deps: ResetPasswordDeps) =>
  flow(at, "sets-password", async ({ input, visitor: { language, address }, now, inTx }) => {
    refuseChoice(input, language);
    const keyHash = hashToken(input.key);
    const known = await inTx((tx) => findKey(tx, keyHash, "reset-password", now));
    if (known === null) throw new Refusal("invalid_key");
    const passwordHash = await hashPassword(input.newPassword);
    const email = await inTx(async (tx) => {
      const accountId = await useKey(tx, keyHash, "reset-password", now);
      const account = accountId === null ? null : await findAccount(tx, accountId);
      if (!account || panelOf(account.kind) !== input.panel) throw new Refusal("invalid_key");
      await storePassword(tx, account.id, passwordHash, now);
      await endKeys(tx, account.id, "reset-password", now);
      await endOtherSessions(tx, account.id, null);
      await notifyPasswordChanged(tx, deps, account);
      record(tx, {
        action: "reset-password",
        actor: { kind: account.kind, accountId: account.id },
        companyId: account.companyId,
        subject: "account",
        subjectId: account.id,
      });
      return account.email;
    });
    // Whoever reads the mailbox may sign in, however many others have guessed before and still do.
    await deps.throttle.forget({ login: email, from: { address } });
    return {
      message: answersIn(language).passwordReset,
      knownBrowser: knownBrowser(email, now, deps.signer),
    };
  });
