import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { deleteMention, listMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import type { MentionState } from "@polyphon/contract/mentions/mentions.ts";
import type { ApiError } from "@polyphon/web/api/api-error.ts";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { notify } from "../../shared/notices/notices.ts";
import { t } from "../../shared/text/text.ts";

type Page = OutputOf<typeof listMentions>;
export type Mention = Page["items"][number];

export function useMentions(status: MentionState | null) {
  const call = useApi();
  return useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [listMentions.name, status],
    queryFn: ({ pageParam, signal }) =>
      call(
        listMentions,
        { ...(status === null ? {} : { status }), ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
  });
}

export function useRefreshMentions(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [listMentions.name] });
}

export function useRemoveMention(onDone: () => void) {
  const refresh = useRefreshMentions();
  return useCommand(deleteMention, {
    onSuccess: () => {
      notify("ok", t("mentions.removed"));
      refresh();
      onDone();
    },
  });
}
