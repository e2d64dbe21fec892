import type { CallOf, Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { ApiError } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useQuery } from "@tanstack/react-query";

/** Submits a key that works once, when the page opens and never again, however often it renders. */
export function useOnce<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  const call = useApi();
  return useQuery<OutputOf<E>, ApiError>({
    queryKey: [endpoint.name, input],
    queryFn: () => call(endpoint, input),
    meta: { once: true },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
