import { listMailExclusions as at } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { exclusionsOf } from "../exclusions-of.ts";

export const listEmailExclusions = query(at, async ({ input, tx }) => ({
  items: await exclusionsOf(tx, input.companyId),
}));
