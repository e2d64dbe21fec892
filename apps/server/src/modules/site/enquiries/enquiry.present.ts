import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { getEnquiry } from "@polyphon/contract/site/site.contract.ts";
import type { EnquiryRow } from "./enquiries.store.ts";

export function presentEnquiry(row: EnquiryRow): OutputOf<typeof getEnquiry> {
  return {
    ...row,
    repliedAt: row.repliedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
