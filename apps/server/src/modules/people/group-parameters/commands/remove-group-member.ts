import { removeGroupMember as at } from "@polyphon/contract/people/group-members.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findEmployee } from "../../../identity/identity.api.ts";
import { findParameter, leaveGroup } from "../group-parameters.store.ts";

/** Removing somebody who is not a member changes nothing. */
export const removeGroupMember = command(at, async ({ input, tx }) => {
  const found = (await findParameter(tx, input.id)) && (await findEmployee(tx, input.employeeId));
  if (!found) throw new Refusal("not_found");
  await leaveGroup(tx, input.id, input.employeeId);
  return { id: input.employeeId };
});
