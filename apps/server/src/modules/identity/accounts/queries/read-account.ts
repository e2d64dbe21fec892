import { readAccount as at } from "@polyphon/contract/identity/identity.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { readOwnAccount } from "../read-own-account.ts";
import type { AccountDeps } from "../../identity.deps.ts";

export const readAccount = (deps: AccountDeps) =>
  flow(at, ({ visitor, now, inTx }) =>
    inTx((tx) => readOwnAccount(tx, deps, visitor.tokenHash, now), allScope("session")),
  );
