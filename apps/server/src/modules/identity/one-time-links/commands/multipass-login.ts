import { multipassLogin as at } from "@polyphon/contract/identity/multipass.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hashToken } from "../../../../platform/session/token.ts";
import { mayBeSignedIn } from "../../identity.policy.ts";
import { findAccount } from "../../accounts/account.store.ts";
import { useKey } from "../one-time-key.store.ts";
import { openSession } from "../../sessions/open-session.ts";

/** Every invalid link gets the same refusal. */
export const multipassLogin = flow(at, "signs-in", ({ input, now, inTx }) =>
  inTx(async (tx) => {
    const accountId = await useKey(tx, hashToken(input.token), "multipass", now);
    const account = accountId === null ? null : await findAccount(tx, accountId);
    if (!account || mayBeSignedIn(account) !== true) throw new Refusal("unauthorized");
    return openSession(tx, { account, role: null, by: "one-time link", now });
  }),
);
