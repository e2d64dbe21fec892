import { listGroupMembers as at } from "@polyphon/contract/people/group-members.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { contactsOf } from "../../../identity/identity.api.ts";
import { findParameter, listMembers } from "../group-parameters.store.ts";

export const listGroupMembers = query(at, async ({ input, tx }) => {
  if (!(await findParameter(tx, input.id))) throw new Refusal("not_found");
  const { rows, next } = await listMembers(tx, input.id, input);
  const ids = rows.map(({ id }) => id);
  return { items: await contactsOf(tx, ids), next };
});
