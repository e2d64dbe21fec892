import {
  countUnread,
  listNotices,
  markNoticesSeen,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { usePages } from "@polyphon/web/api/use-pages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Never cached, because a list that says "new" must be current. */
export function useNotices() {
  return usePages(listNotices, {}, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
}

/** Marks the visible rows as seen; they keep their mark until the next visit, only the bell is updated. */
export function useMarkSeen(newest: number | undefined, unread: boolean): void {
  const call = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (newest === undefined || !unread) return;
    call(markNoticesSeen, { upTo: newest }).then(
      ({ count }) => queries.setQueryData([countUnread.name, {}], { count }),
      // The bell keeps counting them; the next visit tries again.
      () => undefined,
    );
  }, [call, queries, newest, unread]);
}
