import { readPost } from "@polyphon/contract/content/content.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";

/** The post whose id is in the address. */
export function usePost(options: { readonly refetchInterval?: number } = {}) {
  return useEndpoint(readPost, { id: useRecordId() }, { refetchOnWindowFocus: false, ...options });
}
