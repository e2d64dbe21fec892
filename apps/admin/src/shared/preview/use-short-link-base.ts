import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";

/** What short links begin with, or null while it is not known. */
export function useShortLinkBase(): string | null {
  return useEndpoint(listPostCategories, {}, { staleTime: 60_000 }).data?.shortLinkBase ?? null;
}
