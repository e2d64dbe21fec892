import { openScheduledAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { ErrorState } from "@polyphon/ui/feedback/state/error-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { StateFrame } from "@polyphon/ui/feedback/state/state-frame.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconCheck, IconClockPause } from "@tabler/icons-react";
import { useState } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { useMe } from "../../../shared/session/me.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import { FinishAssisted } from "./finish-assisted.tsx";
import type { Share } from "../share-model.ts";
import classes from "./scheduled-assisted.module.css";

function WayOn({ filled }: { filled: boolean }) {
  const { features } = useMe().account.can;
  const calendar = features.includes("calendar");
  return (
    <LinkButton
      variant={filled ? "filled" : "default"}
      href={addressOf(calendar ? "/user-calendar" : "/dashboard")}
    >
      {t(calendar ? "sharing.calendar.assisted.toCalendar" : "sharing.calendar.assisted.toDashboard")}
    </LinkButton>
  );
}

/** The target of a reminder's link: the text, the network's own page, and the question about the result. */
export function ScheduledAssisted({ linkKey }: { linkKey: string }) {
  const [ended, setEnded] = useState<Share | null>(null);
  const query = useEndpoint(
    openScheduledAssisted,
    { key: linkKey },
    { retry: false, refetchOnWindowFocus: false, staleTime: Infinity, enabled: linkKey !== "" },
  );
  if (ended !== null) {
    const shared = ended.state === "SHARED";
    return (
      <Card bleed>
        <StateFrame
          headingLevel={1}
          icon={shared ? <IconCheck size={24} /> : <IconClockPause size={24} />}
          tone="accent"
          title={t(`sharing.calendar.assisted.${shared ? "doneTitle" : "leftTitle"}`)}
          actions={<WayOn filled />}
        >
          {t(`sharing.calendar.assisted.${shared ? "doneText" : "leftText"}`)}
        </StateFrame>
      </Card>
    );
  }
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
  const network = nameOf(share.network);
  return (
    <Card bleed>
      <div className={classes.words}>
        <h1 className={classes.title}>{t("sharing.calendar.assisted.title", { network })}</h1>
        <p>{t("sharing.calendar.assisted.intro", { title: share.postTitle, network })}</p>
        <p className={classes.text}>{text}</p>
      </div>
      <FinishAssisted share={share} openUrl={openUrl} text={text} onDone={setEnded} />
    </Card>
  );
}
