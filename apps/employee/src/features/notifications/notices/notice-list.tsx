import { Button } from "@mantine/core";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { itemsOf } from "@polyphon/web/api/use-pages.ts";
import { IconBell } from "@tabler/icons-react";
import { addressOf } from "../../../shared/address/address.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import classes from "./notice-list.module.css";
import { NoticeRow } from "./notice-row.tsx";
import { useMarkSeen, useNotices } from "./use-notices.ts";

export function NoticeList() {
  const notices = useNotices();
  const items = itemsOf(notices.data);
  useMarkSeen(
    items[0]?.id,
    items.some((one) => !one.seen),
  );

  if (notices.isPending) {
    return (
      <Card bleed>
        <SkeletonRows label={t("notifications.loading")} rows={4} avatar />
      </Card>
    );
  }
  if (notices.error && items.length === 0) {
    return (
      <Card bleed>
        <FailureCard
          title={t("notifications.error")}
          error={notices.error}
          onRetry={() => void notices.refetch()}
        />
      </Card>
    );
  }
  if (items.length === 0) {
    return (
      <Card bleed>
        <EmptyState
          icon={<IconBell size={22} stroke={1.7} />}
          title={t("notifications.emptyTitle")}
          text={t("notifications.emptyText")}
          actions={<LinkButton href={addressOf("/post-list")}>{t("notifications.toPosts")}</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <Card bleed flush>
      <ul className={classes.list}>
        {items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {notices.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={notices.isFetchingNextPage}
            onClick={() => void notices.fetchNextPage()}
          >
            {t("notifications.more")}
          </Button>
        </div>
      )}
    </Card>
  );
}
