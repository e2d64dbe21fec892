import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { ApiError } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { searchOf, type FeedFilters } from "./filters/feed-filters.ts";

export type FeedPage = OutputOf<typeof listFrontPosts>;
export type FrontPost = FeedPage["items"][number];

/** The feed page by page: each answer names the key of the next one. */
export function useFeed(filters: FeedFilters) {
  const call = useApi();
  const wanted = {
    ...(filters.categories.length === 0 ? {} : { category: filters.categories.join(",") }),
    ...(filters.tags.length === 0 ? {} : { definingTags: filters.tags.join(",") }),
    ...(filters.languages.length === 0 ? {} : { language: filters.languages.join(",") }),
    ...(searchOf(filters) === undefined ? {} : { search: searchOf(filters) }),
  };
  return useInfiniteQuery<FeedPage, ApiError, InfiniteData<FeedPage>, readonly unknown[], string | null>({
    queryKey: [listFrontPosts.name, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(listFrontPosts, { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
