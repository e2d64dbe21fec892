import { Button } from "@mantine/core";
import { listFrontCategories } from "@polyphon/contract/content/content.contract.ts";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { Settled } from "@polyphon/ui/layout/settled.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { itemsOf } from "@polyphon/web/api/use-pages.ts";
import { useCallback, useDeferredValue, type ReactNode } from "react";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { formatNumber } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { FeedCard } from "./feed-card.tsx";
import { countFilters, noFilters, type FeedFilters } from "./filters/feed-filters.ts";
import { FeedTabs } from "./feed-tabs.tsx";
import classes from "./feed.module.css";
import { FilterBar } from "./filters/filter-bar.tsx";
import { FilterPanel, type FrontCategory } from "./filters/filter-panel.tsx";
import { NoPosts } from "./no-posts.tsx";
import { useFeed } from "./use-feed.ts";
import { useNearEnd } from "./use-near-end.ts";

export interface FeedProps {
  filters: FeedFilters;
  onFilter: (filters: FeedFilters) => void;
  onShare: (postId: number) => void;
  /** What needs the user's attention: in the right column, or above the feed where there is none. */
  prompts: ReactNode;
  /** Whether it is known what needs attention. */
  promptsKnown: boolean;
  /** The right column: the week, the queue. */
  side: ReactNode;
}

function More({ feed, shown }: { feed: ReturnType<typeof useFeed>; shown: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  const next = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // After a failure only the button retries; otherwise a lost connection would cause endless requests.
  const mark = useNearEnd<HTMLDivElement>(
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError ? next : null,
  );
  if (!hasNextPage) {
    return shown > 5 ? (
      <p className={classes.end}>{t("content.feed.end", { number: formatNumber(shown) })}</p>
    ) : null;
  }
  return (
    <div ref={mark} className={classes.more}>
      {isFetchNextPageError && <NoticeStrip tone="bad">{t("content.feed.moreFailed")}</NoticeStrip>}
      {isFetchingNextPage ? (
        <LoadingCards label={t("content.feed.loadingMore")} count={1} />
      ) : (
        <Button variant="default" onClick={next}>
          {t("content.feed.loadMore")}
        </Button>
      )}
    </div>
  );
}

interface PostsProps extends Omit<FeedProps, "side" | "prompts" | "promptsKnown"> {
  categories: readonly FrontCategory[];
}

function Posts({ filters, onFilter, onShare, categories }: PostsProps) {
  const feed = useFeed(filters);
  // Many cards at once: deferred, they are drawn in slices, between which the page can answer.
  const data = useDeferredValue(feed.data);
  const posts = itemsOf(data);
  if (feed.isPending || (feed.data !== undefined && data === undefined))
    return <LoadingCards label={t("content.feed.loading")} />;
  if (feed.isError && posts.length === 0) {
    return (
      <Card bleed>
        <FailureCard
          title={t("content.feed.errorTitle")}
          error={feed.error}
          onRetry={() => void feed.refetch()}
        />
      </Card>
    );
  }
  if (posts.length === 0) {
    return (
      <NoPosts
        filtered={countFilters(filters) > 0}
        elsewhere={categories.reduce((sum, category) => sum + category.posts, 0)}
        onClear={() => onFilter(noFilters)}
      />
    );
  }
  return (
    <>
      <VisuallyHidden component="output">
        {feed.isPlaceholderData ? "" : t("content.feed.shown", { count: posts.length })}
      </VisuallyHidden>
      <div className={classes.posts} data-old={feed.isPlaceholderData || undefined}>
        {posts.map((post) => (
          <FeedCard key={post.id} post={post} onShare={onShare} />
        ))}
      </div>
      <More feed={feed} shown={posts.length} />
    </>
  );
}

export function Feed(props: FeedProps) {
  const { filters, onFilter, prompts, side } = props;
  const categories = useEndpoint(listFrontCategories, {}).data?.categories ?? [];
  return (
    <div className={classes.grid}>
      <VisuallyHidden component="h1">{t("content.feed.title")}</VisuallyHidden>
      <aside className={classes.left} aria-label={t("content.filters.title")}>
        <FilterPanel filters={filters} categories={categories} onChange={onFilter} />
      </aside>
      <div className={classes.feed}>
        <FeedTabs at="/post-list" />
        <FilterBar filters={filters} categories={categories} onChange={onFilter} />
        <div className={classes.prompts}>{prompts}</div>
        <Settled known={props.promptsKnown} waiting={<LoadingCards label={t("content.feed.loading")} />}>
          <Posts {...props} categories={categories} />
        </Settled>
      </div>
      <div className={classes.right}>
        {prompts}
        {side}
      </div>
    </div>
  );
}
