import { readCompanyVisibility as at } from "@polyphon/contract/operations/looks.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { visibilityIn } from "../visibility-in.ts";

export const readCompanyVisibility = query(at, async ({ input, actor, tx }) => {
  const asked = input.companyId ?? actor.companyId;
  if (asked === null) return null;
  const { company, visibility } = await visibilityIn(tx, asked);
  return { company: { id: company.id, name: company.name }, visibility };
});
