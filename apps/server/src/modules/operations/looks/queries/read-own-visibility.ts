import { readOwnVisibility as at } from "@polyphon/contract/operations/looks.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { visibilityIn } from "../visibility-in.ts";

export const readOwnVisibility = query(at, async ({ actor, tx }) => {
  const { visibility } = await visibilityIn(tx, actor.companyId);
  return visibility;
});
