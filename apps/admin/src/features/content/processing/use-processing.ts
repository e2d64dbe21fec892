import { readProcessingItem } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";

export type ProcessingItem = OutputOf<typeof readProcessingItem>;

/** The queued post whose id is in the address. */
export function useProcessingItem() {
  return useEndpoint(readProcessingItem, { id: useRecordId() }, { refetchOnWindowFocus: false });
}

/** Shows what was done and goes back to what is still waiting. */
export function useDecided() {
  const notify = useNotify();
  const go = useGo();
  return (words: string) => {
    notify({ tone: "ok", text: words });
    go(screenHref("/admin/processingQueue", {}));
  };
}
