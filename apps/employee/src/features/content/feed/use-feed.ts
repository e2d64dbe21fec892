import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { usePages } from "@polyphon/web/api/use-pages.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { searchOf, type FeedFilters } from "./filters/feed-filters.ts";

export type FeedPage = OutputOf<typeof listFrontPosts>;
export type FrontPost = FeedPage["items"][number];

const listed = (words: readonly (string | number)[]) => (words.length === 0 ? undefined : words.join(","));

/** Several screens of a phone; the next page is loaded before its end comes near. */
const pageSize = 10;

export function useFeed(filters: FeedFilters) {
  return usePages(
    listFrontPosts,
    {
      limit: pageSize,
      category: listed(filters.categories),
      definingTags: listed(filters.tags),
      language: listed(filters.languages),
      search: searchOf(filters),
    },
    { placeholderData: keepPreviousData },
  );
}
