import { limits } from "@polyphon/contract/limits.ts";
import { listEnquiries as at } from "@polyphon/contract/site/site.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listEnquiries as findEnquiries } from "../enquiries.store.ts";
import { presentEnquiry } from "../enquiry.present.ts";

export const listEnquiries = query(at, async ({ input, tx }) => {
  const search = input.search ?? "";
  const filter = {
    search: search.length >= limits.search.min ? search : null,
    state: input.state,
    sort: input.sort,
  };
  const { rows, next } = await findEnquiries(tx, filter, input);
  return { items: rows.map(presentEnquiry), next };
});
