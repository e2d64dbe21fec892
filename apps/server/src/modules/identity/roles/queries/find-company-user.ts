import { findCompanyUser as at } from "@polyphon/contract/identity/roles.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { heldRoles } from "../held-roles.ts";
import { readOwnAccount } from "../../accounts/read-own-account.ts";
import type { AccountDeps } from "../../identity.deps.ts";

/** The caller's account for this company, which one of their roles must be held for. */
export const findCompanyUser = (deps: AccountDeps) =>
  flow(at, ({ input, actor, visitor, now, inTx }) =>
    inTx(async (tx) => {
      const held = await heldRoles(tx, actor.accountId);
      if (!held.some((role) => role.companyIds.includes(input.companyId))) throw new Refusal("not_found");
      return { ...(await readOwnAccount(tx, deps, visitor.tokenHash, now)), companyId: input.companyId };
    }, allScope("session")),
  );
