import { ownPostStatuses } from "@polyphon/contract/content/own-posts/own-post.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { OwnPostsList } from "../../../features/content/own-posts/own-posts-list.tsx";
import type { OwnPostFilter } from "../../../features/content/own-posts/use-own-posts.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { useShareParam } from "../../shell/use-share-param.ts";

export default function OwnPostsPage() {
  useTitle(t("screens./own-posts"));
  const { status, search }: { status?: unknown; search?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const share = useShareParam();
  const onFilter = useCallback(
    (next: OwnPostFilter) =>
      void navigate({
        to: ".",
        search: {
          ...(next.status === null ? {} : { status: next.status }),
          ...(next.search === "" ? {} : { search: next.search }),
        },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const filter = {
    status: ownPostStatuses.find((one) => one === status) ?? null,
    search: typeof search === "string" || typeof search === "number" ? String(search) : "",
  };
  return <OwnPostsList filter={filter} onFilter={onFilter} onShare={share.open} />;
}
