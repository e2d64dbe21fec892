import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listNotificationReaders } from "@polyphon/contract/outreach/outreach.contract.ts";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { useState } from "react";
import { formatMoment } from "../../shared/time/format-time.ts";
import { type Texts, useText } from "../../shared/text/use-text.ts";
import classes from "./outreach.module.css";

type Reader = OutputOf<typeof listNotificationReaders>["items"][number];
type Shown = "all" | "true" | "false";

function columnsOf({ text, language }: Texts): TableColumn<Reader>[] {
  return [
    { key: "name", header: text("outreach.readers.name"), card: "title", render: ({ name }) => name },
    { key: "email", header: text("outreach.readers.email"), card: "foot", render: ({ email }) => email },
    {
      key: "seen",
      header: text("outreach.readers.seenAt"),
      card: "foot-end",
      render: ({ seenAt }) => (
        <StatusDot tone={seenAt === null ? "idle" : "ok"}>
          {seenAt === null ? text("outreach.readers.unseen") : formatMoment(seenAt, language)}
        </StatusDot>
      ),
    },
  ];
}

/** Who got a notification, by account, with a filter for those who have seen it. */
export function NotificationReaders({ id }: { id: number }) {
  const texts = useText();
  const { text } = texts;
  const [shown, setShown] = useState<Shown>("all");
  const list = usePages(listNotificationReaders, { id, seen: shown === "all" ? undefined : shown });
  const rows = itemsOf(list.data);
  const nobody = shown === "all" ? (["empty", "emptyText"] as const) : (["noMatch", "noMatchText"] as const);
  return (
    <div className={classes.readers}>
      <Section
        title={text("outreach.readers.title")}
        aside={
          <Segmented
            label={text("outreach.readers.show")}
            value={shown}
            onChange={setShown}
            options={[
              { value: "all", label: text("outreach.readers.all") },
              { value: "true", label: text("outreach.readers.seen") },
              { value: "false", label: text("outreach.readers.notSeen") },
            ]}
          />
        }
      >
        <DataTable
          label={text("outreach.readers.title")}
          edge="none"
          columns={columnsOf(texts)}
          rows={rows}
          rowKey={(row) => String(row.id)}
          loading={list.isPending ? { label: text("outreach.readers.loading"), rows: 3 } : undefined}
          instead={
            list.isError && list.data === undefined ? (
              <LoadFailed
                compact
                title={text("kit.failed.title")}
                error={list.error}
                onAgain={() => void list.refetch()}
              />
            ) : list.data !== undefined && rows.length === 0 ? (
              <EmptyState
                compact
                title={text(`outreach.readers.${nobody[0]}`)}
                text={text(`outreach.readers.${nobody[1]}`)}
              />
            ) : undefined
          }
        />
        {list.hasNextPage && (
          <div>
            <Button
              variant="subtle"
              size="xs"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {text("outreach.readers.more")}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}
