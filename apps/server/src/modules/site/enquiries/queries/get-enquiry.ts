import { getEnquiry as at } from "@polyphon/contract/site/site.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findEnquiry } from "../enquiries.store.ts";
import { presentEnquiry } from "../enquiry.present.ts";

export const getEnquiry = query(at, async ({ input, tx }) => {
  const row = await findEnquiry(tx, input.id);
  if (!row) throw new Refusal("not_found");
  return presentEnquiry(row);
});
