import { readAccount as at } from "@polyphon/contract/identity/identity.contract.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { flow } from "../../../platform/operation/flow.ts";
import { type AccountNeeds, readOwnAccount } from "../read-own-account.ts";

export const readAccount = (needs: AccountNeeds) =>
  flow(at, ({ visitor, now, inTx }) =>
    inTx((tx) => readOwnAccount(tx, needs, visitor.tokenHash, now), allScope("session")),
  );
