import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { getEnquiry } from "@polyphon/contract/site/site.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { ReactNode } from "react";
import { useRecordId } from "../../../shared/address/record-address.ts";
import type { EnquiryRow } from "./enquiry-columns.tsx";

/** The enquiry whose id is in the address. */
export function EnquiryFrame({ children }: { children: (enquiry: EnquiryRow) => ReactNode }) {
  const found = useEndpoint(getEnquiry, { id: useRecordId() }, { refetchOnWindowFocus: false });
  if (found.data !== undefined) return children(found.data);
  return <RecordState found={found} />;
}
