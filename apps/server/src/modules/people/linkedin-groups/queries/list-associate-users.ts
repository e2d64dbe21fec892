import { limits } from "@polyphon/contract/limits.ts";
import { listGroups as at } from "@polyphon/contract/people/groups.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { groupsOf } from "../groups.store.ts";
import { mayKeepGroups, maySeeGroups } from "../groups.policy.ts";
import type { LinkedinStates } from "../../people.port.ts";
import { presentGroups } from "../groups.present.ts";

export const listAssociateUsers = (linkedinStates: LinkedinStates) =>
  query(at, async ({ actor, tx }) => {
    const company = await companyOf(tx, actor.companyId);
    allow(maySeeGroups(actor, company));

    const rows = await groupsOf(tx, actor.primaryAccountId ?? actor.accountId);
    const change = actor.primaryAccountId === null && mayKeepGroups(actor, company) === true;
    return {
      groups: await presentGroups(tx, linkedinStates, rows),
      atMost: limits.group.perUser,
      can: { add: change && rows.length < limits.group.perUser, change },
    };
  });
