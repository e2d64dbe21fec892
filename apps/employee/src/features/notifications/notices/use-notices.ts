import {
  countUnread,
  listNotices,
  markNoticesSeen,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { usePages } from "@polyphon/web/api/use-pages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Always from the server: a list that says "new" must be one. */
export function useNotices() {
  return usePages(listNotices, {}, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
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
