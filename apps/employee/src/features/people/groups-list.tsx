import { Button } from "@mantine/core";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { PageHead } from "@polyphon/ui/layout/page/page-head.tsx";
import { IconPlus, IconUsersGroup } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { FailureCard } from "../../shared/failure/failure-card.tsx";
import { t } from "../../shared/text/text.ts";
import { GroupRow } from "./group-row.tsx";
import classes from "./groups.module.css";
import { type Groups, useEnterGroup, useGroups } from "./use-groups.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const AddGroupModal = lazyPart(() => import("./add-group.modal.tsx"));

function Rows({ groups, can, atMost }: Groups) {
  const enter = useEnterGroup();
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<IconUsersGroup size={22} stroke={1.7} />}
        headingLevel={2}
        title={t("people.groups.emptyTitle")}
        text={t("people.groups.emptyText", { max: atMost })}
      />
    );
  }
  return (
    <ul className={classes.list}>
      {groups.map((group) => (
        <GroupRow
          key={group.id}
          group={group}
          mayChange={can.change}
          entering={enter.isPending && enter.variables.id === group.id}
          onEnter={() => enter.mutate({ id: group.id })}
        />
      ))}
    </ul>
  );
}

/** The LinkedIn groups that an employee manages. */
export function GroupsList() {
  const { data, error, refetch } = useGroups();
  const [adding, setAdding] = useState(false);
  const full = data !== undefined && data.groups.length >= data.atMost;
  return (
    <div className={classes.page}>
      <PageHead
        title={t("people.groups.title")}
        sub={t("people.groups.text")}
        actions={
          data?.can.add && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t("people.groups.add")}
            </Button>
          )
        }
      />
      {full && <NoticeStrip tone="info">{t("people.groups.full", { max: data.atMost })}</NoticeStrip>}
      <Card bleed aside={data && t("people.groups.count", { used: data.groups.length, max: data.atMost })}>
        {data ? (
          <Rows {...data} />
        ) : error ? (
          <FailureCard
            title={t("people.groups.error")}
            error={error}
            compact
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows label={t("people.groups.loading")} rows={3} avatar />
        )}
      </Card>
      {adding && (
        <Suspense fallback={null}>
          <AddGroupModal onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
