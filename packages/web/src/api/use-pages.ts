import type { CallOf, Endpoint, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryOptions } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import { useApi } from "./use-endpoint.ts";

interface Page<T = unknown> {
  readonly items: readonly T[];
  readonly next: string | null;
}
type Paged = Endpoint & { readonly output: { readonly _output: Page } };

/** The input of a list; undefined values are left out. */
type Asked<E extends Endpoint> = { [K in keyof Omit<CallOf<E>, "after">]: CallOf<E>[K] | undefined };

type Options<E extends Endpoint> = Pick<
  UseInfiniteQueryOptions<
    OutputOf<E>,
    ApiError,
    InfiniteData<OutputOf<E>>,
    readonly unknown[],
    string | null
  >,
  "enabled" | "gcTime" | "placeholderData" | "refetchInterval" | "refetchOnWindowFocus" | "staleTime"
>;

/** Reads a list page by page: each answer names the key of the next one. */
export function usePages<E extends Paged>(endpoint: E, asked: Asked<E>, options: Options<E> = {}) {
  const call = useApi();
  return useInfiniteQuery<
    OutputOf<E>,
    ApiError,
    InfiniteData<OutputOf<E>>,
    readonly unknown[],
    string | null
  >({
    ...options,
    queryKey: [endpoint.name, "pages", asked],
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...asked, ...(pageParam === null ? {} : { after: pageParam }) } as CallOf<E>, {
        signal,
      }),
    meta: { reads: endpoint.reads ?? [] },
    initialPageParam: null,
    getNextPageParam: (page) => (page as Page).next,
  });
}

/** The rows of all pages that were read so far. */
export function itemsOf<T>(data: InfiniteData<Page<T>> | undefined): T[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
