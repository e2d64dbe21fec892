import {
  changeOwnPostStatus,
  listOwnPosts,
  removeOwnPost,
} from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import type { OwnPostStatus } from "@polyphon/contract/content/own-posts/own-post.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { usePages } from "@polyphon/web/api/use-pages.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";

export type ListedOwnPost = OutputOf<typeof listOwnPosts>["items"][number];

export interface OwnPostFilter {
  readonly status: OwnPostStatus | null;
  readonly search: string;
}

export function useOwnPosts({ status, search }: OwnPostFilter) {
  return usePages(listOwnPosts, {
    status: status ?? undefined,
    search: search === "" ? undefined : search,
  });
}

export function useRemoveOwnPost(onDone: () => void) {
  return useCommand(removeOwnPost, {
    onSuccess: () => {
      notify("ok", t("ownPosts.removed"));
      onDone();
    },
  });
}

export function useSubmitAgain() {
  return useCommand(changeOwnPostStatus, {
    onSuccess: () => notify("ok", t("ownPosts.resubmitted")),
    onError: (error) => notify("bad", failureText(error).text),
  });
}
