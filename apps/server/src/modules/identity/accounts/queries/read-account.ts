import { readAccount as at } from "@polyphon/contract/identity/identity.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { query } from "../../../../platform/operation/query.ts";
import { readOwnAccount } from "../read-own-account.ts";
import type { AccountDeps } from "../../identity.deps.ts";

export const readAccount = (deps: AccountDeps) =>
  query(at, ({ tokenHash, now, tx }) => readOwnAccount(tx, deps, tokenHash, now), {
    scope: () => allScope("session"),
  });
