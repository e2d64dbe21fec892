import { Button } from "@mantine/core";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { itemsOf } from "@polyphon/web/api/use-pages.ts";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { IconRss } from "@tabler/icons-react";
import { type ReactNode, useCallback } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { formatNumber } from "../../../shared/time/formats.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { FeedTabs } from "../feed/feed-tabs.tsx";
import classes from "../feed/feed.module.css";
import { useNearEnd } from "../feed/use-near-end.ts";
import { RealTimeCard } from "./real-time-card.tsx";
import {
  RealTimeFilterBar,
  RealTimeFilterPanel,
  type RealTimeFilterProps,
} from "./real-time-filter-panel.tsx";
import { countRealTimeFilters, noRealTimeFilters } from "./real-time-filters.ts";
import { useRealTime } from "./use-real-time.ts";

export interface RealTimeListProps extends RealTimeFilterProps {
  /** The right column: the week, the queue. */
  side: ReactNode;
}

function More({ list, shown }: { list: ReturnType<typeof useRealTime>; shown: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const next = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // After a failure only the button retries; otherwise a lost connection would cause endless requests.
  const mark = useNearEnd<HTMLDivElement>(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? next : null,
  );
  if (!hasNextPage)
    return shown > 5 ? (
      <p className={classes.end}>{t("realTime.end", { number: formatNumber(shown) })}</p>
    ) : null;
  return (
    <div ref={mark} className={classes.more}>
      {isFetchNextPageError && <NoticeStrip tone="bad">{t("realTime.errorTitle")}</NoticeStrip>}
      {isFetchingNextPage ? (
        <LoadingCards label={t("realTime.loading")} count={1} />
      ) : (
        <Button variant="default" onClick={next}>
          {t("realTime.loadMore")}
        </Button>
      )}
    </div>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <Card bleed>
      <EmptyState
        icon={<IconRss size={22} stroke={1.7} />}
        title={t(filtered ? "realTime.filteredTitle" : "realTime.emptyTitle")}
        text={t(filtered ? "realTime.filteredText" : "realTime.emptyText")}
        actions={
          filtered ? (
            <Button onClick={onClear}>{t("content.filters.clear")}</Button>
          ) : (
            <LinkButton variant="default" href={addressOf("/post-list")}>
              {t("realTime.toPosts")}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}

function Items({ filters, onChange }: RealTimeFilterProps) {
  const list = useRealTime(filters);
  const items = itemsOf(list.data);
  if (list.isPending) return <LoadingCards label={t("realTime.loading")} />;
  if (list.isError && items.length === 0)
    return (
      <Card bleed>
        <FailureCard
          title={t("realTime.errorTitle")}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  if (items.length === 0)
    return (
      <Nothing filtered={countRealTimeFilters(filters) > 0} onClear={() => onChange(noRealTimeFilters)} />
    );
  return (
    <>
      <VisuallyHidden component="output">
        {list.isPlaceholderData ? "" : t("realTime.shown", { count: items.length })}
      </VisuallyHidden>
      <div className={classes.posts} data-old={list.isPlaceholderData || undefined}>
        {items.map((item) => (
          <RealTimeCard key={item.id} item={item} />
        ))}
      </div>
      <More list={list} shown={items.length} />
    </>
  );
}

export function RealTimeList({ side, ...props }: RealTimeListProps) {
  return (
    <div className={classes.grid}>
      <VisuallyHidden component="h1">{t("screens./real-time-contents")}</VisuallyHidden>
      <aside className={classes.left} aria-label={t("content.filters.title")}>
        <RealTimeFilterPanel {...props} />
      </aside>
      <div className={classes.feed}>
        <FeedTabs at="/real-time-contents" />
        <RealTimeFilterBar {...props} />
        <Items {...props} />
      </div>
      <div className={classes.right}>{side}</div>
    </div>
  );
}
