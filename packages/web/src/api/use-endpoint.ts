import type { CallOf, Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  type UseMutationOptions,
  type UseQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Subject } from "@polyphon/contract/kit/subject.ts";
import { createContext, useCallback, useContext, useRef } from "react";
import type { Call } from "./api-client.ts";
import type { ApiError } from "./api-error.ts";
import { refresh, refreshed } from "./refresh.ts";

const ApiContext = createContext<Call | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Call {
  const call = useContext(ApiContext);
  if (!call) throw new Error("an api call outside ApiProvider");
  return call;
}

export function endpointQuery<E extends Endpoint>(call: Call, endpoint: E, input: CallOf<E>) {
  return queryOptions<OutputOf<E>, ApiError>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { reads: endpoint.reads ?? [] },
  });
}

type ReadOptions<E extends Endpoint> = Omit<
  UseQueryOptions<OutputOf<E>, ApiError>,
  "queryKey" | "queryFn" | "meta"
>;

/** Reads an endpoint; the name and the input are the cache key. */
export function useEndpoint<E extends Endpoint>(endpoint: E, input: CallOf<E>, options: ReadOptions<E> = {}) {
  return useQuery({ ...endpointQuery(useApi(), endpoint, input), ...options });
}

type WriteOptions<E extends Endpoint> = Omit<
  UseMutationOptions<OutputOf<E>, ApiError, CallOf<E>>,
  "mutationFn"
>;

/**
 * Writes through an endpoint. One intent keeps one idempotency key until it succeeds, so that a second press and a
 * retry after a lost answer do nothing twice; changed input is a new intent.
 */
export function useCommand<E extends Endpoint>(endpoint: E, options: WriteOptions<E> = {}) {
  const call = useApi();
  const intent = useRef<{ key: string; input: string } | null>(null);
  return useMutation<OutputOf<E>, ApiError, CallOf<E>>({
    ...options,
    // Sent even if the browser believes it is offline: waiting silently would look like a button that does nothing.
    networkMode: "always",
    mutationFn: async (input) => {
      const content = JSON.stringify(input);
      if (intent.current?.input !== content) intent.current = { key: crypto.randomUUID(), input: content };
      const output = await call(endpoint, input, { idempotencyKey: intent.current.key });
      intent.current = null;
      return output;
    },
  });
}

/** Reloads what something other than a call of this app has changed; calls declare it themselves (`changes`). */
export function useRefresh(): (...subjects: readonly Subject[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((...subjects) => refresh(client, subjects), [client]);
}

/** Waits until the screen reflects the last change. */
export function useRefreshed(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshed(client), [client]);
}
