import { openAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { t } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";
import { FinishCard, NotWaitingCard, WayOn } from "./finish-card.tsx";

/** The one step that rows, notices and the calendar lead to for a share that waits for its owner. */
export function FinishShare({ shareId }: { shareId: number }) {
  const [ended, setEnded] = useState<Share | null>(null);
  const query = useEndpoint(openAssisted, { shareId }, { retry: false });
  if (ended !== null) return <NotWaitingCard share={ended} />;
  if (query.data !== undefined) {
    const { share, openUrl, text } = query.data;
    return share.can.finish ? (
      <FinishCard share={share} openUrl={openUrl} text={text} onDone={setEnded} />
    ) : (
      <NotWaitingCard share={share} />
    );
  }
  if (!query.isError)
    return (
      <Card bleed>
        <SkeletonRows label={t("sharing.calendar.assisted.loading")} rows={4} />
      </Card>
    );
  return (
    <Card bleed>
      {problemOf(query.error)?.error === "not_found" ? (
        <ErrorState
          headingLevel={1}
          title={t("sharing.assisted.missing")}
          text={t("sharing.assisted.missingText")}
          actions={<WayOn filled={false} />}
        />
      ) : (
        <FailureCard
          headingLevel={1}
          title={t("sharing.calendar.assisted.failed")}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </Card>
  );
}
