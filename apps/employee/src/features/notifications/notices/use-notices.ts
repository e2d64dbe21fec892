import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  countUnread,
  listNotices,
  markNoticesSeen,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import type { ApiError } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

type Page = OutputOf<typeof listNotices>;

/** Always from the server: a list that says "new" must be one. */
export function useNotices() {
  const call = useApi();
  return useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [listNotices.name],
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, pageParam === null ? {} : { after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** What is on the screen was seen; the rows keep their mark until the next visit, only the bell is told. */
export function useMarkSeen(newest: number | undefined, unread: boolean): void {
  const call = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (newest === undefined || !unread) return;
    call(markNoticesSeen, { upTo: newest }).then(
      ({ count }) => queries.setQueryData([countUnread.name, {}], { count }),
      // The bell goes on counting them; the next visit tries again.
      () => undefined,
    );
  }, [call, queries, newest, unread]);
}
