import { readPost } from "@polyphon/contract/content/content.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useParams } from "@tanstack/react-router";

/** The post whose id is in the address. */
export function usePost(options: { readonly refetchInterval?: number } = {}) {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  return useEndpoint(readPost, { id: id ?? "" }, { refetchOnWindowFocus: false, ...options });
}
