import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useNavigate, useSearch } from "@tanstack/react-router";
import {
  readFilters,
  writeFilters,
  type FeedFilters,
} from "../../../features/content/feed/filters/feed-filters.ts";
import { Feed } from "../../../features/content/feed/feed.tsx";
import { ConnectionPromptCards } from "../../../features/networks/connections/connection-prompt-card.tsx";
import { useConnectionsKnown } from "../../../features/networks/connections/use-connections.ts";
import { NextCard } from "../../../features/sharing/dashboard/next-card.tsx";
import { WeekCard } from "../../../features/sharing/dashboard/week-card.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { useShareParam } from "../../shell/use-share-param.ts";

export default function PostListPage() {
  useTitle(t("screens./post-list"));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { account } = useMe();
  const saved = account.userMeta.savedFilters;
  const share = useShareParam();
  const onFilter = (filters: FeedFilters) =>
    void navigate({
      to: ".",
      search: (before: Record<string, unknown>) => ({ ...before, ...writeFilters(filters, saved) }),
      // A search adds one history entry, not one per letter.
      replace: true,
      resetScroll: false,
    });
  return (
    <Feed
      filters={readFilters(search, saved)}
      onFilter={onFilter}
      onShare={share.open}
      prompts={
        <>
          {!account.can.share && <NoticeStrip tone="info">{t("sharing.message.light")}</NoticeStrip>}
          <ConnectionPromptCards />
        </>
      }
      promptsKnown={useConnectionsKnown()}
      side={
        account.can.share && (
          <>
            <WeekCard />
            <NextCard />
          </>
        )
      }
    />
  );
}
