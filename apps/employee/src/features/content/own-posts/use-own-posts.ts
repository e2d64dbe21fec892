import {
  changeOwnPostStatus,
  listOwnPosts,
  readOwnPost,
  removeOwnPost,
} from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import type { OwnPostStatus } from "@polyphon/contract/content/own-posts/own-post.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { ApiError } from "@polyphon/web/api/api-error.ts";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";

type Page = OutputOf<typeof listOwnPosts>;
export type ListedOwnPost = Page["items"][number];

export interface OwnPostFilter {
  readonly status: OwnPostStatus | null;
  readonly search: string;
}

export function useOwnPosts({ status, search }: OwnPostFilter) {
  const call = useApi();
  return useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [listOwnPosts.name, status, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOwnPosts,
        {
          ...(status === null ? {} : { status }),
          ...(search === "" ? {} : { search }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
  });
}

export function useRefreshOwnPosts(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [listOwnPosts.name] });
    void queries.invalidateQueries({ queryKey: [readOwnPost.name] });
  };
}

export function useRemoveOwnPost(onDone: () => void) {
  const refresh = useRefreshOwnPosts();
  return useCommand(removeOwnPost, {
    onSuccess: () => {
      notify("ok", t("ownPosts.removed"));
      refresh();
      onDone();
    },
  });
}

export function useHandInAgain() {
  const refresh = useRefreshOwnPosts();
  return useCommand(changeOwnPostStatus, {
    onSuccess: () => {
      notify("ok", t("ownPosts.resubmitted"));
      refresh();
    },
    onError: (error) => notify("bad", failureText(error).text),
  });
}
