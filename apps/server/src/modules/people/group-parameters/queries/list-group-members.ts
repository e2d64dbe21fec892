import { listGroupMembers as at } from "@polyphon/contract/people/group-members.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { contactsOf } from "../../../identity/identity.api.ts";
import { findParameter, memberIds } from "../group-parameters.store.ts";

export const listGroupMembers = query(at, async ({ input, tx }) => {
  if (!(await findParameter(tx, input.id))) throw new Refusal("not_found");
  const after = readCursor(input.after, ["number"]);
  const ids = await memberIds(tx, input.id, Number(after?.[0] ?? 0), input.limit + 1);

  const page = ids.slice(0, input.limit);
  const last = ids.length > page.length ? page.at(-1) : undefined;
  return {
    items: await contactsOf(tx, page),
    next: last === undefined ? null : makeCursor(last),
  };
});
