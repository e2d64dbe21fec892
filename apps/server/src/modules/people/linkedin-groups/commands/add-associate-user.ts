import { limits } from "@polyphon/contract/limits.ts";
import { addGroup as at } from "@polyphon/contract/people/groups.contract.ts";
import { judgeNewGroup } from "@polyphon/rules/people/new-group.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { addGroupAccount } from "../../../identity/identity.api.ts";
import { insertGroup, lockGroups } from "../groups.store.ts";
import { mayKeepGroups } from "../groups.policy.ts";

export const addAssociateUser = command(at, async ({ input, actor, tx }) => {
  allow(mayKeepGroups(actor, await companyOf(tx, actor.companyId)));
  const { accountId: personId, companyId } = actor;
  const { accountName: name, groupType: type } = input;

  const verdict = judgeNewGroup(await lockGroups(tx, personId, name));
  if (verdict !== true) throw new Refusal(verdict, { max: limits.group.perUser });

  const accountId = await addGroupAccount(tx, { personId, name });
  const group = await insertGroup(tx, { companyId, personId, accountId, name, type });
  return {
    id: group.id,
    accountName: group.accountName,
    groupType: group.groupType,
    followers: group.followers,
    connection: "NOT_CONNECTED" as const,
  };
});
