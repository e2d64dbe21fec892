import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { ApiError } from "@polyphon/web/api-error.ts";
import { useApi } from "@polyphon/web/use-endpoint.ts";
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { searchOf, type FeedFilters } from "./feed-filters.ts";

type Page = OutputOf<typeof listFrontPosts>;
export type FrontPost = Page["items"][number];

/** The feed page by page: each answer names the key of the next one. */
export function useFeed(filters: FeedFilters) {
  const call = useApi();
  const wanted = {
    ...(filters.categoryId === null ? {} : { categoryId: filters.categoryId }),
    ...(filters.language === null ? {} : { language: filters.language }),
    ...(searchOf(filters) === undefined ? {} : { search: searchOf(filters) }),
  };
  return useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [listFrontPosts.name, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(listFrontPosts, { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
