import { Button } from "@mantine/core";
import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { FailureCard } from "../../../shared/failure/failure-card.tsx";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { isMoving } from "../receipts/is-moving.ts";
import { ShareList } from "../shares/share-list.tsx";
import classes from "./shares-card.module.css";

type Filter = "all" | "planned" | "out";

const states: Record<Filter, ShareState | null> = { all: null, planned: "SCHEDULED", out: "SHARED" };

function useShares(filter: Filter) {
  return usePages(
    listShares,
    // What is to come begins with what is next, and what has been with the latest.
    { limit: 5, state: states[filter] ?? undefined, order: filter === "planned" ? "next" : "latest" },
    {
      placeholderData: keepPreviousData,
      // While a share is being sent its receipt changes by itself.
      refetchInterval: ({ state: { data } }) =>
        itemsOf(data).some((share) => isMoving(share, Date.now())) ? 3_000 : false,
    },
  );
}

function Shares({ filter }: { filter: Filter }) {
  const query = useShares(filter);
  const shares = itemsOf(query.data);
  if (query.isPending) return <SkeletonRows label={t("sharing.shares.loading")} rows={4} avatar />;
  if (query.isError && shares.length === 0) {
    return (
      <FailureCard
        title={t("sharing.shares.error")}
        error={query.error}
        compact
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (shares.length === 0 && filter === "planned") return <p>{t("sharing.next.empty")}</p>;
  if (shares.length === 0) {
    return (
      <EmptyState
        compact
        headingLevel={3}
        title={t("sharing.shares.emptyTitle")}
        text={t("sharing.shares.emptyText")}
        actions={
          <LinkButton variant="default" href={addressOf("/post-list")}>
            {t("sharing.shares.emptyAction")}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <ShareList shares={shares} />
      {query.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("sharing.shares.more")}
        </Button>
      )}
    </>
  );
}

/** The user's shares with their receipts: what comes next, or the latest of all where nothing does. */
export function SharesCard() {
  const [chosen, setFilter] = useState<Filter | null>(null);
  const planned = useShares("planned");
  const filter = chosen ?? (planned.isSuccess && itemsOf(planned.data).length === 0 ? "all" : "planned");
  return (
    <Card
      bleed
      title={t("sharing.shares.title")}
      aside={
        <Segmented
          label={t("sharing.shares.filter")}
          value={filter}
          onChange={setFilter}
          options={[
            { value: "planned", label: t("sharing.shares.planned") },
            { value: "out", label: t("sharing.shares.out") },
            { value: "all", label: t("sharing.shares.all") },
          ]}
        />
      }
    >
      <Shares filter={filter} />
    </Card>
  );
}
