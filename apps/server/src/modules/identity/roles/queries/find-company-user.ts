import { findCompanyUser as at } from "@polyphon/contract/identity/roles.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { heldRoles } from "../held-roles.ts";
import { readOwnAccount } from "../../accounts/read-own-account.ts";
import type { AccountDeps } from "../../identity.deps.ts";

/** The caller's account for this company, which one of their roles must be held for. */
export const findCompanyUser = (deps: AccountDeps) =>
  query(
    at,
    async ({ input, actor, tokenHash, now, tx }) => {
      const held = await heldRoles(tx, actor.accountId);
      if (!held.some((role) => role.companyIds.includes(input.companyId))) throw new Refusal("not_found");
      return { ...(await readOwnAccount(tx, deps, tokenHash, now)), companyId: input.companyId };
    },
    { scope: () => allScope("session") },
  );
