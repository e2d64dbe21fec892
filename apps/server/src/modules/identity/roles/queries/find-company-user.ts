import { findCompanyUser as at } from "@polyphon/contract/identity/roles.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { heldRoles } from "../held-roles.ts";
import { readOwnAccount } from "../../accounts/read-own-account.ts";
import type { AccountDeps } from "../../identity.deps.ts";

/** Who I am for this company: the account with the company in it, for a company that one of my roles is held for. */
export const findCompanyUser = (deps: AccountDeps) =>
  flow(at, ({ input, actor, visitor, now, inTx }) =>
    inTx(async (tx) => {
      const held = await heldRoles(tx, actor.accountId);
      if (!held.some((role) => role.companyIds.includes(input.companyId))) throw new Refusal("not_found");
      return { ...(await readOwnAccount(tx, deps, visitor.tokenHash, now)), companyId: input.companyId };
    }, allScope("session")),
  );
