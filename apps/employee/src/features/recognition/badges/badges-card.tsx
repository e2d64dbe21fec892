import { listUserBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconAward } from "@tabler/icons-react";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { t } from "../../../shared/text/text.ts";
import { BadgeList } from "./badge-list.tsx";
import type { Badge } from "./badge-model.ts";

/** All badges of the user, which can be shared later. */
export function BadgesCard({ onShare }: { onShare: (badge: Badge) => void }) {
  const badges = useEndpoint(listUserBadges, {});
  if (badges.error)
    return (
      <FailureCard
        title={t("recognition.badges.error")}
        error={badges.error}
        onRetry={() => void badges.refetch()}
      />
    );
  const { items, of } = badges.data ?? { items: [], of: 0 };
  return (
    <Card
      title={t("recognition.badges.title")}
      aside={of === 0 ? undefined : t("recognition.badges.count", { count: items.length, of })}
      bleed
    >
      {badges.isPending && <SkeletonRows label={t("recognition.badges.loading")} rows={3} avatar />}
      {badges.data && items.length === 0 && (
        <EmptyState
          compact
          headingLevel={3}
          icon={<IconAward size={22} stroke={1.7} />}
          title={t("recognition.badges.empty")}
          text={t("recognition.badges.emptyText")}
        />
      )}
      {items.length > 0 && (
        <BadgeList label={t("recognition.badges.title")} badges={items} onShare={onShare} />
      )}
    </Card>
  );
}
