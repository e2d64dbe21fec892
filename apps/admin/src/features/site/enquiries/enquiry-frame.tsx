import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { getEnquiry } from "@polyphon/contract/site/site.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import type { EnquiryRow } from "./enquiry-columns.tsx";

/** The enquiry whose id is in the address. */
export function EnquiryFrame({ children }: { children: (enquiry: EnquiryRow) => ReactNode }) {
  const { text } = useText();
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const found = useEndpoint(getEnquiry, { id: id ?? "" }, { refetchOnWindowFocus: false });
  if (found.data !== undefined) return children(found.data);
  return found.isError ? (
    <LoadFailed
      headingLevel={1}
      title={text("kit.failed.record")}
      error={found.error}
      onAgain={() => void found.refetch()}
    />
  ) : (
    <SkeletonRows label={text("shell.frame.loading")} rows={8} />
  );
}
