import { changeGroupType as at } from "@polyphon/contract/people/groups.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { updateGroup } from "../groups.store.ts";
import { mayKeepGroups } from "../groups.policy.ts";
import type { LinkedinStates } from "../../people.port.ts";
import { presentGroups } from "../groups.present.ts";

export const changeGroupType = (linkedinStates: LinkedinStates) =>
  command(at, async ({ input, actor, tx }) => {
    allow(mayKeepGroups(actor, await companyOf(tx, actor.companyId)));

    const row = await updateGroup(tx, actor.accountId, input.id, { type: input.groupType });
    const [group] = await presentGroups(tx, linkedinStates, row ? [row] : []);
    if (!group) throw new Refusal("not_found");
    return group;
  });
