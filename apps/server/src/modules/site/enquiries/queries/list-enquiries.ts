import { limits } from "@polyphon/contract/limits.ts";
import { listEnquiries as at } from "@polyphon/contract/site/site.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { listEnquiries as findEnquiries } from "../enquiries.store.ts";
import { presentEnquiry } from "../enquiry.present.ts";

export const listEnquiries = query(at, async ({ input, tx }) => {
  const after = readCursor(input.after, ["number"]);
  const search = input.search ?? "";
  const found = await findEnquiries(tx, {
    afterId: after ? Number(after[0]) : null,
    limit: input.limit + 1,
    search: search.length >= limits.search.min ? search : null,
    state: input.state ?? null,
  });
  const items = found.slice(0, input.limit);
  const last = items.at(-1);
  return {
    items: items.map(presentEnquiry),
    next: found.length > items.length && last ? makeCursor(last.id) : null,
  };
});
