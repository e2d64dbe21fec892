import { readRealTimeContent } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { LoadingCards } from "@polyphon/ui/feedback/loading/loading-cards.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import classes from "../post/post-details.module.css";
import type { RealTimeItem } from "./use-real-time.ts";

export interface ItemPageProps {
  id: number;
  children: (item: RealTimeItem) => ReactNode;
}

function Gone() {
  return (
    <Card bleed>
      <EmptyState
        headingLevel={1}
        title={t("realTime.goneTitle")}
        text={t("realTime.goneText")}
        actions={<LinkButton href={addressOf("/real-time-contents")}>{t("realTime.toList")}</LinkButton>}
      />
    </Card>
  );
}

/** The frame of both screens about one item: the back link, and a placeholder until the item is loaded. */
export function ItemPage({ id, children }: ItemPageProps) {
  const { data: item, error, refetch } = useEndpoint(readRealTimeContent, { id });
  return (
    <div className={classes.page}>
      <AppLink href={addressOf("/real-time-contents")} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.8} aria-hidden />
        {t("realTime.toList")}
      </AppLink>
      {item ? (
        children(item)
      ) : problemOf(error)?.error === "not_found" ? (
        <Gone />
      ) : error ? (
        <Card bleed>
          <FailureCard
            title={t("realTime.errorTitle")}
            error={error}
            headingLevel={1}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <LoadingCards label={t("realTime.loading")} count={1} />
      )}
    </div>
  );
}
