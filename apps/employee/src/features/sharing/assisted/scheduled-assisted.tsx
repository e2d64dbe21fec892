import { openScheduledAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { t } from "../../../shared/text/text.ts";
import { FinishCard, NotWaitingCard, WayOn } from "./finish-card.tsx";
import type { Share } from "../share-model.ts";

/** The target of a reminder's link: the text, the network's own page, and the question about the result. */
export function ScheduledAssisted({ linkKey }: { linkKey: string }) {
  const [ended, setEnded] = useState<Share | null>(null);
  const query = useEndpoint(
    openScheduledAssisted,
    { key: linkKey },
    { retry: false, refetchOnWindowFocus: false, staleTime: Infinity, enabled: linkKey !== "" },
  );
  if (ended !== null) return <NotWaitingCard share={ended} />;
  const problem = problemOf(query.error);
  if (linkKey === "" || problem?.error === "schedule_url_invalid") {
    return (
      <Card bleed>
        <ErrorState
          headingLevel={1}
          title={problem?.description ?? t("sharing.calendar.assisted.expiredTitle")}
          text={t("sharing.calendar.assisted.expiredNext")}
          actions={<WayOn filled={false} />}
        />
      </Card>
    );
  }
  if (query.isError) {
    return (
      <Card bleed>
        <FailureCard
          headingLevel={1}
          title={t("sharing.calendar.assisted.failed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card bleed>
        <SkeletonRows label={t("sharing.calendar.assisted.loading")} rows={4} />
      </Card>
    );
  }
  const { share, openUrl, text } = query.data;
  return <FinishCard share={share} openUrl={openUrl} text={text} onDone={setEnded} />;
}
