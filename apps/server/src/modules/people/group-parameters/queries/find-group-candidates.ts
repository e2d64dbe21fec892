import { findGroupCandidates as at } from "@polyphon/contract/people/group-members.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findEmployeesBy } from "../../../identity/identity.api.ts";
import { choices } from "../../roles/choices.ts";
import { findParameter, membersAmong } from "../group-parameters.store.ts";

export const findGroupCandidates = query(at, async ({ input, tx }) => {
  const parameter = await findParameter(tx, input.id);
  if (!parameter) throw new Refusal("not_found");
  if (input.search === undefined) return { items: [] };
  const found = await findEmployeesBy(tx, parameter.companyId, input.search, choices);
  const held = await membersAmong(
    tx,
    parameter.id,
    found.map(({ id }) => id),
  );
  return {
    items: found
      .filter(({ id }) => !held.has(id))
      .map(({ id, name, email }) => ({ id, name, detail: email })),
  };
});
