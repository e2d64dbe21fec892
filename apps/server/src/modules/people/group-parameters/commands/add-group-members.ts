import { addGroupMembers as at } from "@polyphon/contract/people/group-members.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { employeesOfCompany } from "../../../identity/identity.api.ts";
import { findParameter, joinGroup } from "../group-parameters.store.ts";

/** All or none: a user who is not an employee of the company is reported as an error. */
export const addGroupMembers = command(at, async ({ input, tx }) => {
  const parameter = await findParameter(tx, input.id);
  if (!parameter) throw new Refusal("not_found");

  const wanted = [...new Set(input.employeeIds)];
  const employees = await employeesOfCompany(tx, parameter.companyId, wanted);
  if (employees.length < wanted.length) {
    throw new Refusal("not_found", {}, [{ field: "employeeIds", error: "not_found", values: {} }]);
  }
  return { added: await joinGroup(tx, parameter, employees) };
});
